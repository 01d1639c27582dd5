import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
    globalIgnores(["node_modules/", "src/generated/"]),
    ...ts.configs.strictTypeChecked,
    ...svelte.configs.recommended,
    {
        languageOptions: {
            parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
        rules: {
            // The types of markup are checked by svelte-check, which knows the components; here they read as `any`.
            "@typescript-eslint/no-unsafe-argument": "off",
            "@typescript-eslint/no-unsafe-assignment": "off",
            "@typescript-eslint/no-unsafe-call": "off",
            "@typescript-eslint/no-unsafe-member-access": "off",
            "@typescript-eslint/no-unsafe-return": "off",
            "@typescript-eslint/no-confusing-void-expression": "off",
            // `void value;` in an effect says what it follows; and what a component binds changes behind the linter's back.
            "@typescript-eslint/no-meaningless-void-operator": "off",
            "@typescript-eslint/no-unnecessary-condition": "off",
            "svelte/no-at-html-tags": "error",
            // What nobody follows is kept in plain maps and sets.
            "svelte/prefer-svelte-reactivity": "off",
            "svelte/no-navigation-without-resolve": "off", // of SvelteKit, which is not used here
        },
    },
    {
        rules: {
            "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
            "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            "no-restricted-globals": ["error", "event", "name", "status"],
        },
    },
    { files: ["**/*.js", "**/*.mjs"], extends: [ts.configs.disableTypeChecked] },
);
