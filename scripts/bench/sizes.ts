/** What a browser loads for each route, and what is deployed, each against the least that it could be. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { buildWords } from '../build-words.ts'
import { buildWeb } from '../build.ts'
import { BIN, ROOT, wranglerEnvironment } from '../places.ts'
import { brotli, jsOf, ROUTES, sumOf } from '../sizes/web-routes.ts'
import { bareCode } from './bare-worker.ts'
import { startUpTime } from './start-up.ts'
import { asKb, asMs, asRatio } from './table.ts'
import type { Bench, Table } from './table.ts'
import { writeWorker } from './temporary-worker.ts'

const WORKERS = ['api', 'analyser', 'retention'] as const

const gzip = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length

export async function benchSizes({ folder }: Bench): Promise<Table[]> {
  await buildWords()
  return [webSizes(folder), workerSizes(folder)]
}

function webSizes(folder: string): Table {
  buildWeb()
  const bare = buildBareReact(folder)
  const rows = Object.entries(ROUTES).map(([route, { chunks }]) => {
    const bytes = jsOf(chunks).map((file) => readFileSync(file))
    const [whole, packed] = [sumOf(bytes, (each) => each.length), sumOf(bytes, brotli)]
    return [
      route,
      String(bytes.length),
      asKb(whole),
      asKb(packed),
      asKb(bare.brotli),
      asRatio(packed / bare.brotli),
    ]
  })
  return {
    title: 'Sizes: JavaScript per route',
    head: ['route', 'files', 'plain', 'brotli', 'react + react-dom', 'ratio'],
    rows,
    notes: ['Brotli at quality 11, each file alone, as Pages serves them.'],
  }
}

function buildBareReact(folder: string): { brotli: number } {
  const place = path.join(folder, 'bare-react')
  mkdirSync(place)
  symlinkSync(path.join(ROOT, 'apps/web/node_modules'), path.join(place, 'node_modules'))
  writeFileSync(
    path.join(place, 'index.html'),
    '<div id="root"></div><script type="module" src="/main.js"></script>',
  )
  writeFileSync(
    path.join(place, 'main.js'),
    `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('p', null, 'Hello'))`,
  )
  execFileSync(path.join(BIN, 'vite'), ['build', '--logLevel', 'error'], {
    cwd: place,
    env: wranglerEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const assets = path.join(place, 'dist/assets')
  const files = readdirSync(assets).map((name) => readFileSync(path.join(assets, name)))
  return { brotli: sumOf(files, brotli) }
}

function workerSizes(folder: string): Table {
  const bareConfig = writeWorker({ name: 'bare-bundle', code: bareCode, folder })
  const bare = bundleOf(bareConfig, path.join(folder, 'out-bare'))
  const rows = WORKERS.map((worker) => {
    const bundle = bundleOf(`workers/${worker}/wrangler.toml`, path.join(folder, `out-${worker}`))
    return [
      worker,
      asKb(bundle.code),
      asKb(bundle.other),
      asKb(bundle.gzip),
      asKb(bare.gzip),
      asRatio(bundle.gzip / bare.gzip),
      asMs(bundle.start),
      asMs(bare.start),
    ]
  })
  return {
    title: 'Sizes: Workers as deployed',
    head: [
      'Worker',
      'code',
      'data and wasm',
      'gzip',
      'bare Hono, gzip',
      'ratio',
      'start-up',
      'bare',
    ],
    rows,
    notes: [
      'Cloudflare takes up to 10 MB after gzip on the paid plan. Gzip at level 9, each file alone.',
      'Start-up: the code of the bundle run to its end in a new Node process. WebAssembly is compiled ahead and does not count.',
    ],
  }
}

function bundleOf(config: string, out: string) {
  execFileSync(path.join(BIN, 'wrangler'), ['deploy', '--dry-run', '--outdir', out, '-c', config], {
    cwd: ROOT,
    env: { ...wranglerEnvironment(), CI: 'true' },
    stdio: 'ignore',
  })
  const files = readdirSync(out)
    .filter((name) => !/\.map$|^README/.test(name))
    .map((name) => ({ name, bytes: readFileSync(path.join(out, name)) }))
  const bytesOf = (isWanted: (name: string) => boolean) =>
    files.filter(({ name }) => isWanted(name)).map(({ bytes }) => bytes)
  const isCode = (name: string) => /\.m?js$/.test(name)
  return {
    code: sumOf(bytesOf(isCode), (bytes) => bytes.length),
    other: sumOf(
      bytesOf((name) => !isCode(name)),
      (bytes) => bytes.length,
    ),
    gzip: sumOf(
      bytesOf(() => true),
      gzip,
    ),
    start: startUpTime(path.join(out, files.find(({ name }) => isCode(name))?.name ?? '')),
  }
}
