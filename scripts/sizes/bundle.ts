/** Builds a file of ours as for a page: small, with a file of its own for whatever is loaded later. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { BIN, wranglerEnvironment } from '../places.ts'

export interface Bundle {
  /** The file to run. */
  readonly entry: string
  /** All files, the entry among them. */
  readonly files: readonly string[]
}

/** `place` is a folder to make; it is the caller's to remove. */
export function bundle(source: string, place: string): Bundle {
  mkdirSync(place)
  const config = path.join(place, 'vite.config.mjs')
  const out = path.join(place, 'dist')
  const build = { ssr: source, minify: true, outDir: out }
  writeFileSync(config, `export default ${JSON.stringify({ build, ssr: { noExternal: true } })}`)
  execFileSync(path.join(BIN, 'vite'), ['build', '--logLevel', 'error', '-c', config], {
    cwd: place,
    env: wranglerEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => path.join(out, name))
  const entry = files.find((file) => path.dirname(file) === out)
  if (entry === undefined) throw new Error(`The bundle of ${source} has no entry`)
  return { entry, files }
}
