import { defineConfig } from 'vitest/config'

/** Reading a photographed page takes a second or two, and many times that on a busy machine. */
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } })
