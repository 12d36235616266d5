/** A ZIP file as a stream: each entry is asked for when the reader is ready for it. */
import { Zip, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Entries are stored as they are: photos and PDF files hardly shrink. An error of the source breaks the download off. */
export function writeZip(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const source = entries[Symbol.asyncIterator]()
  let zip: Zip
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk) => {
        if (error) controller.error(error)
        else if (chunk.length > 0) controller.enqueue(chunk)
      })
    },
    async pull(controller) {
      const next = await source.next()
      if (next.done === true) {
        zip.end()
        controller.close()
        return
      }
      const file = new ZipPassThrough(next.value.name)
      zip.add(file)
      file.push(next.value.bytes, true)
    },
    async cancel() {
      await source.return?.()
    },
  })
}
