export { go, link, route, type Route } from "./route.svelte";
