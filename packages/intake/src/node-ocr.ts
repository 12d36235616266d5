/** Tesseract for scripts and tests in Node. Workers must not import this file: it reads the disk. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { openCharacterMaps } from './character-maps.ts'
import type { Ocr } from './ocr.ts'
import type { CharacterMaps } from './pdf.ts'
import { createTesseractOcr } from './tesseract.ts'

/** Starts Tesseract with the WebAssembly of the installed package and the English data of this one. */
export async function createNodeOcr(): Promise<Ocr> {
  const require = createRequire(import.meta.url)
  const wasm = await readFile(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'))
  const data = await readFile(new URL('../data/english.traineddata.gz', import.meta.url))
  return createTesseractOcr({ wasm: await WebAssembly.compile(wasm), traineddata: data })
}

/** The bundled character maps for Japanese. */
export async function openNodeCharacterMaps(): Promise<CharacterMaps> {
  const pack = await readFile(new URL('../data/japanese-cmaps.zip', import.meta.url))
  return openCharacterMaps(new Uint8Array(pack))
}
