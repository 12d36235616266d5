/** Tesseract in WebAssembly, the same in Node and in a Worker. The caller brings the module and the language data. */
import { gunzipSync } from 'fflate'
import startCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import type { TessApi, TessModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js'

import { IntakeError } from './intake-error.ts'
import type { Ocr, Recognised } from './ocr.ts'
import { readOrientation, turnOrientation } from './orientation.ts'
import { layOutBoxes } from './word-boxes.ts'

export type TesseractParts = {
  /** tesseract-core-simd-lstm.wasm, compiled: Workers may not compile bytes. */
  wasm: WebAssembly.Module
  /** eng.traineddata, plain or gzipped. */
  traineddata: Uint8Array
}

type Engine = { core: TessModule; api: TessApi }

const ENGINE_LSTM = 1
const LANGUAGE = 'eng'
const INPUT = '/input'

/**
 * Starts Tesseract. After a crash inside the module the next picture gets a fresh one.
 * `recognise` throws `unreadable` for a picture that cannot be decoded.
 */
export async function createTesseractOcr(parts: TesseractParts): Promise<Ocr> {
  const data = isGzip(parts.traineddata) ? gunzipSync(parts.traineddata) : parts.traineddata
  let engine: Engine | null = await start(parts.wasm, data)
  return {
    recognise: async (image, { turn }) => {
      engine ??= await start(parts.wasm, data)
      try {
        return recognise(engine, image, turnOrientation(readOrientation(image), turn))
      } catch (error) {
        if (!(error instanceof IntakeError)) engine = null
        throw error
      }
    },
  }
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

async function start(wasm: WebAssembly.Module, data: Uint8Array): Promise<Engine> {
  const core = await startCore({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(wasm, imports)
      done(instance, wasm)
      return instance.exports
    },
    print: () => {},
    printErr: () => {},
  })
  core.FS.writeFile(`${LANGUAGE}.traineddata`, data)
  const api = new core.TessBaseAPI()
  if (api.Init('.', LANGUAGE, ENGINE_LSTM) !== 0) throw new Error('Tesseract did not start')
  core.FS.unlink(`${LANGUAGE}.traineddata`)
  api.SetPageSegMode(PAGE_IN_BLOCKS)
  return { core, api }
}

/** Tesseract finds the columns and blocks of a page by itself. */
const PAGE_IN_BLOCKS = 3

function recognise({ core, api }: Engine, image: Uint8Array, orientation: number): Recognised {
  core.FS.writeFile(INPUT, image)
  try {
    if (api.SetImageFile(orientation, 0) === 1) throw new IntakeError('unreadable')
    if (api.Recognize(null) !== 0) return { text: '', confidence: 0 }
    const text = layOutBoxes(api.GetTSVText(0))
    const confidence = api.MeanTextConf()
    return text === null
      ? { text: api.GetUTF8Text(), confidence, sideways: true }
      : { text: mendCompanyForm(text), confidence }
  } finally {
    api.Clear()
    core.FS.unlink(INPUT)
  }
}

/** The recogniser likes the word "pic" better than the end of a company's name. */
function mendCompanyForm(text: string): string {
  return text.replaceAll(/(?<=\p{Lu}[\p{L}\p{N}&'’-]{0,40} )pic\b/gu, 'plc')
}
