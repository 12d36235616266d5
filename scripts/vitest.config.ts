import { defineProject } from 'vitest/config'

export default defineProject({ test: { name: 'scripts', testTimeout: 30_000, isolate: false } })
