/** Compound files (old Word, encrypted Word): the directory and the streams, with every chain walked once at most. */
import { hasAt, u16le, u32le, u8 } from './bytes.ts'
import { IntakeError } from './intake-error.ts'

const MAGIC = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const END_OF_CHAIN = 0xfffffffa
const HEADER_SLOTS = 109
const ENTRY_LENGTH = 128
const TYPE_STREAM = 2
const TYPE_ROOT = 5

type Entry = { name: string; type: number; start: number; size: number }

export type CompoundFile = {
  /** Names of all streams, whatever storage they lie in. */
  names: readonly string[]
  /** The bytes of the named stream, or null when there is none. Throws `unreadable` when its chain is broken. */
  stream: (name: string) => Uint8Array | null
}

type Layout = { bytes: Uint8Array; sector: number; fat: Uint32Array }

/** Whether the bytes start like a compound file. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return hasAt(bytes, 0, MAGIC)
}

/** Opens a compound file. Throws `unreadable` when its tables are broken. */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const shift = u16le(bytes, 0x1e)
  if (!isCompoundFile(bytes) || (shift !== 9 && shift !== 12)) throw new IntakeError('unreadable')
  const sector = 1 << shift
  const layout: Layout = { bytes, sector, fat: readFat(bytes, sector) }
  const directory = readChain(layout, u32le(bytes, 0x30), bytes.length)
  const entries = readEntries(directory)
  const root = entries.find((entry) => entry.type === TYPE_ROOT)
  if (!root) throw new IntakeError('unreadable')
  return {
    names: entries.filter((entry) => entry.type === TYPE_STREAM).map((entry) => entry.name),
    stream: (name) => {
      const entry = entries.find((one) => one.type === TYPE_STREAM && one.name === name)
      return entry ? readStream(layout, root, entry) : null
    },
  }
}

function readFat(bytes: Uint8Array, sector: number): Uint32Array {
  const perSector = sector / 4
  const sectors = fatSectors(bytes, sector)
  const fat = new Uint32Array(sectors.length * perSector)
  for (const [index, id] of sectors.entries()) {
    const at = (id + 1) * sector
    for (let i = 0; i < perSector; i += 1) fat[index * perSector + i] = u32le(bytes, at + i * 4)
  }
  return fat
}

/** The sectors that hold the allocation table: 109 named in the header, the rest in a chain of their own. */
function fatSectors(bytes: Uint8Array, sector: number): number[] {
  const most = Math.ceil(bytes.length / sector)
  const sectors: number[] = []
  const take = (at: number, count: number): void => {
    for (let i = 0; i < count; i += 1) {
      const id = u32le(bytes, at + i * 4)
      if (id < most) sectors.push(id)
    }
  }
  take(0x4c, HEADER_SLOTS)
  let next = u32le(bytes, 0x44)
  for (let steps = 0; next < most && steps < most; steps += 1) {
    const at = (next + 1) * sector
    take(at, sector / 4 - 1)
    next = u32le(bytes, at + sector - 4)
  }
  if (sectors.length > most) throw new IntakeError('unreadable')
  return sectors
}

/** Follows a chain of sectors until `size` bytes are read. A circle is longer than the file, so it ends too. */
function readChain(layout: Layout, start: number, size: number): Uint8Array {
  const { bytes, sector, fat } = layout
  const wanted = Math.min(Math.ceil(size / sector), Math.ceil(bytes.length / sector))
  const whole = new Uint8Array(wanted * sector)
  let id = start
  let count = 0
  while (count < wanted && id < END_OF_CHAIN) {
    const at = (id + 1) * sector
    if (at >= bytes.length) throw new IntakeError('unreadable')
    whole.set(bytes.subarray(at, Math.min(at + sector, bytes.length)), count * sector)
    count += 1
    id = fat[id] ?? END_OF_CHAIN
  }
  return whole.subarray(0, Math.min(size, count * sector))
}

function readEntries(directory: Uint8Array): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + ENTRY_LENGTH <= directory.length; at += ENTRY_LENGTH) {
    const type = u8(directory, at + 66)
    if (type !== TYPE_STREAM && type !== TYPE_ROOT) continue
    entries.push({
      name: readName(directory, at),
      type,
      start: u32le(directory, at + 116),
      size: u32le(directory, at + 120),
    })
  }
  return entries
}

function readName(directory: Uint8Array, at: number): string {
  const length = Math.min(Math.max(u16le(directory, at + 64) - 2, 0), 62)
  let name = ''
  for (let i = 0; i < length; i += 2) name += String.fromCharCode(u16le(directory, at + i))
  return name
}

function readStream(layout: Layout, root: Entry, entry: Entry): Uint8Array {
  const cutoff = u32le(layout.bytes, 0x38)
  if (entry.size >= cutoff) return readChain(layout, entry.start, entry.size)
  const mini = readChain(layout, root.start, root.size)
  const table = readChain(layout, u32le(layout.bytes, 0x3c), layout.bytes.length)
  return readMiniChain(mini, table, entry)
}

function readMiniChain(mini: Uint8Array, table: Uint8Array, entry: Entry): Uint8Array {
  const wanted = Math.ceil(Math.min(entry.size, mini.length) / 64)
  const whole = new Uint8Array(wanted * 64)
  let id = entry.start
  let count = 0
  while (count < wanted && id < END_OF_CHAIN) {
    if (id * 64 >= mini.length) throw new IntakeError('unreadable')
    whole.set(mini.subarray(id * 64, Math.min(id * 64 + 64, mini.length)), count * 64)
    count += 1
    id = id * 4 + 4 <= table.length ? u32le(table, id * 4) : END_OF_CHAIN
  }
  return whole.subarray(0, Math.min(entry.size, count * 64))
}
