/**
 * JPEG to grey, at a fraction of its size. A 12 megapixel photo takes 5 MB here and 100 MB in Tesseract's own decoder,
 * which is most of what a Worker has. Only brightness is decoded; baseline and progressive, 8 bit, one or three colours.
 */
import { u16be, u8 } from './bytes.ts'
import { IntakeError } from './intake-error.ts'
import { buildHuffman, openBits } from './jpeg-bits.ts'
import type { HuffmanTable } from './jpeg-bits.ts'
import { buildCosines, orderQuantisation } from './jpeg-blocks.ts'
import type { Band } from './jpeg-blocks.ts'
import { blocksOf, finish, readUnits } from './jpeg-scan.ts'
import type { Canvas, Component, Frame, Part } from './jpeg-scan.ts'
import type { Raster } from './raster.ts'

type Decoder = {
  bytes: Uint8Array
  longest: number
  frame: Frame | null
  canvas: Canvas | null
  quantisation: Map<number, Uint16Array>
  huffman: Map<number, HuffmanTable>
  interval: number
  scans: number
}

const MOST_SCANS = 64
/** A progressive picture is held as coefficients, 2 bytes a pixel, until its last scan. */
const MOST_PIXELS_HELD = 26_000_000

/**
 * Grey pixels with no side much above `longest`, or null when this kind of JPEG is not read here (four colours,
 * arithmetic coding, 12 bit). What is missing of a cut-off picture stays white. Throws `unreadable` or `image_too_large`.
 */
export function decodeJpeg(bytes: Uint8Array, longest: number): Raster | null {
  const decoder: Decoder = {
    bytes,
    longest,
    frame: null,
    canvas: null,
    quantisation: new Map(),
    huffman: new Map(),
    interval: 0,
    scans: 0,
  }
  const supported = readSegments(decoder)
  const { frame, canvas } = decoder
  return supported && frame && canvas ? finish(frame, canvas) : null
}

/** All segments in order; false when one of them is of a kind that is not read here. */
function readSegments(decoder: Decoder): boolean {
  const { bytes } = decoder
  let at = 2
  while (at + 4 <= bytes.length) {
    const marker = u8(bytes, at) === 0xff ? u8(bytes, at + 1) : 0
    if (marker === END_OF_IMAGE) break
    if (UNSUPPORTED.has(marker)) return false
    at = isSegment(marker) ? readSegment(decoder, marker, at + 2) : at + 1
    if ((decoder.frame?.components.length ?? 0) > MOST_COMPONENTS) return false
  }
  return true
}

/** Restart marks and fill bytes have no length; everything else has. */
function isSegment(marker: number): boolean {
  return marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd8)
}

const MOST_COMPONENTS = 3
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
/** Lossless, hierarchical and arithmetic coding: no camera and no scanner writes them. */
const UNSUPPORTED = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

const SEGMENTS: ReadonlyMap<number, (decoder: Decoder, segment: Uint8Array) => void> = new Map([
  [0xc0, (decoder, segment) => readFrame(decoder, segment, false)],
  [0xc1, (decoder, segment) => readFrame(decoder, segment, false)],
  [0xc2, (decoder, segment) => readFrame(decoder, segment, true)],
  [0xc4, readHuffman],
  [0xdb, readQuantisation],
  [0xdd, (decoder, segment) => void (decoder.interval = u16be(segment, 0))],
])

/** Handles the segment whose length stands at `at`; answers where the next marker is to be looked for. */
function readSegment(decoder: Decoder, marker: number, at: number): number {
  const end = at + Math.max(u16be(decoder.bytes, at), 2)
  const segment = decoder.bytes.subarray(at + 2, end)
  if (marker === START_OF_SCAN) return readScan(decoder, segment, end)
  SEGMENTS.get(marker)?.(decoder, segment)
  return end
}

function readQuantisation(decoder: Decoder, segment: Uint8Array): void {
  for (let at = 0; at < segment.length;) {
    const wide = u8(segment, at) >> 4 !== 0
    const values = Array.from({ length: 64 }, (_, k) =>
      wide ? u16be(segment, at + 1 + k * 2) : u8(segment, at + 1 + k),
    )
    decoder.quantisation.set(u8(segment, at) & 15, orderQuantisation(values))
    at += wide ? 129 : 65
  }
}

function readHuffman(decoder: Decoder, segment: Uint8Array): void {
  for (let at = 0; at + 17 <= segment.length;) {
    const counts = segment.subarray(at + 1, at + 17)
    const total = counts.reduce((sum, count) => sum + count, 0)
    decoder.huffman.set(
      u8(segment, at),
      buildHuffman(counts, segment.subarray(at + 17, at + 17 + total)),
    )
    at += 17 + total
  }
}

function readFrame(decoder: Decoder, segment: Uint8Array, progressive: boolean): void {
  const count = u8(segment, 5)
  const [height, width] = [u16be(segment, 1), u16be(segment, 3)]
  const broken =
    decoder.frame !== null ||
    u8(segment, 0) !== 8 ||
    width * height === 0 ||
    segment.length < 6 + count * 3
  if (broken || count === 0) throw new IntakeError('unreadable')
  const components = Array.from({ length: count }, (_, index) =>
    readComponent(segment, 6 + index * 3),
  )
  const across = Math.max(...components.map((one) => one.across))
  const down = Math.max(...components.map((one) => one.down))
  if (progressive && width * height > MOST_PIXELS_HELD) throw new IntakeError('image_too_large')
  decoder.frame = { progressive, width, height, components, across, down }
}

function readComponent(segment: Uint8Array, at: number): Component {
  const across = u8(segment, at + 1) >> 4
  const down = u8(segment, at + 1) & 15
  if (across < 1 || across > 4 || down < 1 || down > 4) throw new IntakeError('unreadable')
  return { id: u8(segment, at), across, down, table: u8(segment, at + 2), predicted: 0 }
}

function readScan(decoder: Decoder, header: Uint8Array, at: number): number {
  const { frame, bytes } = decoder
  decoder.scans += 1
  if (!frame || decoder.scans > MOST_SCANS) throw new IntakeError('unreadable')
  const count = u8(header, 0)
  const parts = Array.from({ length: count }, (_, index) =>
    readPart(decoder, frame, header.subarray(1 + index * 2)),
  )
  const tail = 1 + count * 2
  const approximation = u8(header, tail + 2)
  const band: Band = {
    from: u8(header, tail),
    to: Math.min(u8(header, tail + 1), 63),
    high: approximation >> 4,
    low: approximation & 15,
    emptyRun: 0,
  }
  const light = frame.components[0]
  // A scan of the colours alone is passed over.
  if (!light || !parts.some((part) => part.component === light)) return nextMarker(bytes, at)
  decoder.canvas ??= prepare(decoder, frame, light)
  const bits = openBits(bytes, at)
  readUnits({ bits, band, parts, frame, canvas: decoder.canvas, interval: decoder.interval })
  return nextMarker(bytes, bits.at)
}

function readPart(decoder: Decoder, frame: Frame, choice: Uint8Array): Part {
  const component = frame.components.find((one) => one.id === u8(choice, 0))
  if (!component) throw new IntakeError('unreadable')
  component.predicted = 0
  const codes = u8(choice, 1)
  const dc = decoder.huffman.get(codes >> 4) ?? null
  const ac = decoder.huffman.get(0x10 | (codes & 15)) ?? null
  return { component, tables: { dc, ac } }
}

function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const next = u8(bytes, at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

function prepare(decoder: Decoder, frame: Frame, light: Component): Canvas {
  const longest = Math.max(frame.width, frame.height)
  const side = Math.min(Math.max(Math.floor((8 * decoder.longest) / longest), 1), 8)
  const { wide, high } = blocksOf(frame, light, true)
  const quantisation = decoder.quantisation.get(light.table) ?? new Uint16Array(64).fill(1)
  return {
    wide,
    high,
    brush: { side, cosines: buildCosines(side), quantisation, work: new Float32Array(64) },
    out: new Uint8ClampedArray(wide * high * side * side).fill(255),
    held: frame.progressive ? new Int16Array(wide * high * 64) : null,
  }
}
