declare module '*.traineddata.gz' {
  const bytes: ArrayBuffer
  export default bytes
}
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
declare module '*.zip' {
  const bytes: ArrayBuffer
  export default bytes
}
