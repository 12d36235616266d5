/** Tesseract from the modules that the bundle carries. It starts with the first picture: most letters have none. */
import type { Ocr } from '@plainletter/intake/ocr'
import traineddata from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'
import wasm from 'tesseract.js-core/tesseract-core-simd-lstm.wasm'

export function openOcr(): Ocr {
  let started: Promise<Ocr> | undefined
  return {
    recognise: async (image, options) => {
      started ??= start()
      return (await started).recognise(image, options)
    },
  }
}

async function start(): Promise<Ocr> {
  const { createTesseractOcr } = await import('@plainletter/intake/tesseract')
  return createTesseractOcr({ wasm, traineddata: new Uint8Array(traineddata) })
}
