/** Files for the tests of this package, by their names in fixtures/files. */
import { readFileSync } from 'node:fs'

import type { UploadedFile } from './sniff.ts'

/** A fixture as somebody would upload it, under its own name or another. */
export function readFixture(file: string, name = file): UploadedFile {
  return {
    name,
    bytes: new Uint8Array(readFileSync(new URL(`../fixtures/files/${file}`, import.meta.url))),
  }
}
