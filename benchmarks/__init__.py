"""Benchmarks; see README.md next to this file."""
