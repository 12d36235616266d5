/** Tesseract from the modules that the bundle carries. It starts with the first picture: most letters have none. */
import traineddata from '@plainletter/intake/data/english.traineddata.gz'
import { lazyOcr } from '@plainletter/intake/ocr'
import type { Ocr } from '@plainletter/intake/ocr'
import wasm from 'tesseract.js-core/tesseract-core-simd-lstm.wasm'

export const openOcr = (): Ocr =>
  lazyOcr(async () => {
    const { createTesseractOcr } = await import('@plainletter/intake/tesseract')
    return createTesseractOcr({ wasm, traineddata: new Uint8Array(traineddata) })
  })
