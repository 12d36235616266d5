/** A process of its own for one file: `node read-one-file.ts NAME FILE` prints how reading it ended, and what it took. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { createNodeOcr, openNodeCharacterMaps } from '@plainletter/intake/node-ocr'
import { readUpload } from '@plainletter/intake/read-upload'

import { ROOT } from '../places.ts'

const KB = 1024
const [name = '', file = ''] = process.argv.slice(2)
const bytes = new Uint8Array(readFileSync(file))
const ports = { ocr: await createNodeOcr(), cmaps: await openNodeCharacterMaps() }
await warmUp()
const before = forgetPeak()
const began = performance.now()
const workBefore = process.cpuUsage()
const read = await readUpload([{ name, bytes }], ports)
const ms = performance.now() - began
const work = process.cpuUsage(workBefore)
console.log(
  JSON.stringify({
    end: read.ok ? 'ok' : (read.refusals[0]?.code ?? 'none'),
    faults: read.ok ? [] : read.diagnostics,
    peakMb: (memoryOf('VmHWM') - before) / KB,
    ms,
    cpuMs: (work.user + work.system) / 1000,
  }),
)
process.exit(0)

/** The parsers are loaded and have run: what they take themselves is not the file's doing. */
async function warmUp(): Promise<void> {
  const letter = path.join(ROOT, 'packages/intake/fixtures/files/letter.pdf')
  await readUpload([{ name: 'letter.pdf', bytes: new Uint8Array(readFileSync(letter)) }], ports)
  globalThis.gc?.()
}

/** Linux keeps the largest size that a process has had, until it is told to begin again. Answers the size now. */
function forgetPeak(): number {
  writeFileSync('/proc/self/clear_refs', '5')
  return memoryOf('VmRSS')
}

function memoryOf(field: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync('/proc/self/status', 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN)
}
