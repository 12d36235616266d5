/** The part of tesseract.js-core that is used here; the package ships no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export type TessApi = {
    Init: (path: string, language: string, engine: number) => number
    SetVariable: (name: string, value: string) => boolean
    SetPageSegMode: (mode: number) => void
    /** Reads the file /input; answers 1 when it cannot be decoded. `exif` is an EXIF orientation. */
    SetImageFile: (exif: number, angle: number) => number
    Recognize: (monitor: null) => number
    GetUTF8Text: () => string
    /** A table of boxes: page, blocks, paragraphs, lines and words, with confidences. */
    GetTSVText: (page: number) => string
    MeanTextConf: () => number
    Clear: () => void
    End: () => void
  }
  export type TessModule = {
    FS: { writeFile: (path: string, bytes: Uint8Array) => void; unlink: (path: string) => void }
    TessBaseAPI: new () => TessApi
    HEAPU8?: Uint8Array
  }
  type Options = {
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) => object
    print: (line: string) => void
    printErr: (line: string) => void
  }
  const start: (options: Options) => Promise<TessModule>
  export default start
}
