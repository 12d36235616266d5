/** The bit stream of a JPEG scan and its Huffman codes (ITU-T T.81, annexes B, C and F). */
import { IntakeError } from './intake-error.ts'

/** `starved` counts bytes asked for after the data ended; they read as zeros. */
export type Bits = { data: Uint8Array; at: number; buffer: number; count: number; starved: number }

const FAST_BITS = 9

/** Codes up to nine bits by one look, longer ones by their largest code of each length. */
export type HuffmanTable = {
  fast: Uint16Array
  largest: Int32Array
  offset: Int32Array
  values: Uint8Array
}

/** Starts reading at a byte position. */
export function openBits(data: Uint8Array, at: number): Bits {
  return { data, at, buffer: 0, count: 0, starved: 0 }
}

/** Builds a table from the 16 counts of codes by length, and their values in order. */
export function buildHuffman(counts: Uint8Array, values: Uint8Array): HuffmanTable {
  const fast = new Uint16Array(1 << FAST_BITS)
  const largest = new Int32Array(18).fill(-1)
  const offset = new Int32Array(18)
  let code = 0
  let index = 0
  for (let length = 1; length <= 16; length += 1) {
    const count = counts[length - 1] ?? 0
    offset[length] = index - code
    if (length <= FAST_BITS) fillFast(fast, { code, count, length, values: values.subarray(index) })
    code += count
    index += count
    if (count > 0) largest[length] = code - 1
    if (code > 1 << length) throw new IntakeError('unreadable')
    code <<= 1
  }
  return { fast, largest, offset, values }
}

type Codes = { code: number; count: number; length: number; values: Uint8Array }

function fillFast(fast: Uint16Array, { code, count, length, values }: Codes): void {
  const spare = FAST_BITS - length
  for (let i = 0; i < count; i += 1) {
    const first = (code + i) << spare
    fast.fill((length << 8) | (values[i] ?? 0), first, first + (1 << spare))
  }
}

function refill(bits: Bits): void {
  while (bits.count <= 24) {
    let byte = bits.data[bits.at] ?? 0
    const marker = byte === 0xff && bits.data[bits.at + 1] !== 0
    if (marker || bits.at >= bits.data.length) {
      byte = 0
      bits.starved += 1
    } else bits.at += byte === 0xff ? 2 : 1
    bits.buffer = (bits.buffer << 8) | byte
    bits.count += 8
  }
}

/** The next value by its Huffman code. Throws `unreadable` on a code that is not in the table. */
export function readCode(bits: Bits, table: HuffmanTable): number {
  if (bits.count < 16) refill(bits)
  const quick = table.fast[(bits.buffer >>> (bits.count - FAST_BITS)) & ((1 << FAST_BITS) - 1)] ?? 0
  if (quick !== 0) {
    bits.count -= quick >> 8
    return quick & 255
  }
  for (let length = FAST_BITS + 1; length <= 16; length += 1) {
    const code = (bits.buffer >>> (bits.count - length)) & ((1 << length) - 1)
    if (code > (table.largest[length] ?? -1)) continue
    bits.count -= length
    return table.values[code + (table.offset[length] ?? 0)] ?? 0
  }
  throw new IntakeError('unreadable')
}

/** The next `length` bits (0 to 16) as an unsigned number. */
export function readBits(bits: Bits, length: number): number {
  if (length === 0) return 0
  if (bits.count < length) refill(bits)
  bits.count -= length
  return (bits.buffer >>> bits.count) & ((1 << length) - 1)
}

/** The next `length` bits as a signed number, as T.81 F.2.2.1 codes them. */
export function readSigned(bits: Bits, length: number): number {
  const value = readBits(bits, length)
  return length > 0 && value < 1 << (length - 1) ? value - (1 << length) + 1 : value
}

/** Drops what is left of the byte and steps over a restart marker when one stands there. */
export function restart(bits: Bits): void {
  bits.count = 0
  bits.buffer = 0
  const marker = bits.data[bits.at + 1] ?? 0
  if (bits.data[bits.at] === 0xff && marker >= 0xd0 && marker <= 0xd7) bits.at += 2
}
