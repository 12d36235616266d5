import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { transformWithOxc, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

import { messagesPlugin } from './lingui/messages-plugin.ts'

const here = import.meta.dirname
const API = process.env['API_ORIGIN'] ?? 'http://localhost:8788'

const LOADED_FIRST = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
  { name: 'app', tags: ['$initial'] },
] as const

/** Small parts of many screens, in one file: each file that a page asks for keeps a browser busy for a millisecond, however small it is. */
const SHARED_SMALL = {
  name: 'shared',
  test: /apps\/web\/src\/((ui|messages)\/)?[^/]+$|lucide-react/,
  minShareCount: 5,
  maxModuleSize: 6000,
} as const

export default defineConfig({
  root: here,
  plugins: [messagesPlugin(), lingui({ cwd: here }), react(), tailwindcss(), edgeWorker()],
  // The journeys in e2e/ belong to Playwright.
  test: { include: ['{src,lingui}/**/*.test.{ts,tsx}'], isolate: false },
  // `npm run dev`: the app reloads here, the API answers from the local runtime.
  server: { proxy: { '/api': API, '/.well-known': API } },
  build: {
    target: 'es2022',
    // Source maps would hand out our sources; the server logs request ids instead.
    sourcemap: false,
    // Never inline assets: `font-src 'self'` refuses data: URLs.
    assetsInlineLimit: 0,
    // The writer of PDF files, which is loaded when somebody asks for one, is 600 kB.
    chunkSizeWarningLimit: 700,
    // What every page loads comes as two files, one of which stays when we change ours. Twenty small ones pack worse.
    rolldownOptions: { output: { codeSplitting: { groups: [...LOADED_FIRST, SHARED_SMALL] } } },
  },
})

/** Writes edge/worker.ts beside the app as _worker.js, the file in which Pages looks for it. */
function edgeWorker(): Plugin {
  return {
    name: 'edge-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async generateBundle() {
      const file = resolve(here, 'edge/worker.ts')
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      this.emitFile({ type: 'asset', fileName: '_worker.js', source: code })
    },
  }
}
