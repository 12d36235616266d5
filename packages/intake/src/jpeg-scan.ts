/** One scan of a JPEG: its blocks in the order of the stream, drawn at once or held until the last scan. */
import { restart } from './jpeg-bits.ts'
import type { Bits } from './jpeg-bits.ts'
import { chooseReader, drawBlock } from './jpeg-blocks.ts'
import type { Band, Brush, Predictor, Tables } from './jpeg-blocks.ts'
import type { Raster } from './raster.ts'

/** Bytes that may be missing inside a scan before the rest of it is given up. */
const MOST_STARVED = 32

export type Component = Predictor & { id: number; across: number; down: number; table: number }
export type Frame = {
  progressive: boolean
  width: number
  height: number
  components: Component[]
  across: number
  down: number
}
/** The brightness as it is drawn: `wide` and `high` in blocks, padded to whole units of the scan. */
export type Canvas = {
  wide: number
  high: number
  brush: Brush
  out: Uint8ClampedArray
  held: Int16Array | null
}
/** A component of a scan and the codes it is written in. */
export type Part = { component: Component; tables: Tables }

/** Blocks of a component: as a scan of its own has them, or padded to whole units of a scan of all components. */
export function blocksOf(
  frame: Frame,
  component: Component,
  padded: boolean,
): { wide: number; high: number } {
  if (padded) {
    const wide = Math.ceil(frame.width / (8 * frame.across)) * component.across
    return { wide, high: Math.ceil(frame.height / (8 * frame.down)) * component.down }
  }
  const wide = Math.ceil((frame.width * component.across) / frame.across / 8)
  return { wide, high: Math.ceil((frame.height * component.down) / frame.down / 8) }
}

export type Scan = {
  bits: Bits
  band: Band
  parts: Part[]
  frame: Frame
  canvas: Canvas
  interval: number
}

/** Reads all blocks of a scan; a scan that is cut off is left as far as it came. */
export function readUnits(scan: Scan): void {
  const { bits, band, parts, frame, canvas } = scan
  const layout = layOutUnits(frame, parts)
  const readBlock = openBlocks(canvas, chooseReader(frame.progressive, band), frame.components[0])
  const total = layout.wide * layout.high
  for (let unit = 0; unit < total && bits.starved < MOST_STARVED; unit += 1) {
    if (scan.interval > 0 && unit > 0 && unit % scan.interval === 0) startAgain(scan)
    const column = unit % layout.wide
    const row = Math.floor(unit / layout.wide)
    for (const place of layout.places) {
      readBlock(
        scan,
        place,
        (row * place.down + place.y) * canvas.wide + column * place.across + place.x,
      )
    }
  }
}

/** A scan of one component goes block by block; one of several goes by units that hold blocks of each. */
function layOutUnits(
  frame: Frame,
  parts: readonly Part[],
): { wide: number; high: number; places: Place[] } {
  const [only] = parts
  if (parts.length === 1 && only) {
    return {
      ...blocksOf(frame, only.component, false),
      places: [{ ...only, x: 0, y: 0, across: 1, down: 1 }],
    }
  }
  const wide = Math.ceil(frame.width / (8 * frame.across))
  return { wide, high: Math.ceil(frame.height / (8 * frame.down)), places: parts.flatMap(placesOf) }
}

/** A block of a unit: its place in the unit, and the blocks that the unit has across and down. */
type Place = Part & { x: number; y: number; across: number; down: number }

function placesOf(part: Part): Place[] {
  const { across, down } = part.component
  return Array.from({ length: across * down }, (_, n) => {
    return { ...part, across, down, x: n % across, y: Math.floor(n / across) }
  })
}

function startAgain({ bits, band, parts }: Scan): void {
  restart(bits)
  band.emptyRun = 0
  for (const { component } of parts) component.predicted = 0
}

type BlockReader = (scan: Scan, place: Place, index: number) => void

/** Reads one block after the other; blocks of the brightness are kept or drawn at once, others are dropped. */
function openBlocks(
  canvas: Canvas,
  read: ReturnType<typeof chooseReader>,
  light: Component | undefined,
): BlockReader {
  const scratch = new Int16Array(64)
  return ({ bits, band }, { component, tables }, index) => {
    const isLight = component === light
    const block =
      isLight && canvas.held ? canvas.held.subarray(index * 64, index * 64 + 64) : scratch.fill(0)
    read({ bits, tables, band, last: component }, block)
    if (isLight && !canvas.held) drawAt(canvas, scratch, index)
  }
}

function drawAt({ wide, brush, out }: Canvas, block: Int16Array, index: number): void {
  const stride = wide * brush.side
  const at = Math.floor(index / wide) * brush.side * stride + (index % wide) * brush.side
  drawBlock(block, brush, { out, at, stride })
}

/** The picture in its true size, padding cut off. */
export function finish(frame: Frame, canvas: Canvas): Raster {
  const { wide, high, held, brush, out } = canvas
  for (let index = 0; held && index < wide * high; index += 1) {
    drawAt(canvas, held.subarray(index * 64, index * 64 + 64), index)
  }
  const light = frame.components[0]
  const width = Math.ceil((frame.width * (light?.across ?? 1) * brush.side) / frame.across / 8)
  const height = Math.ceil((frame.height * (light?.down ?? 1) * brush.side) / frame.down / 8)
  const grey = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    grey.set(out.subarray(y * wide * brush.side, y * wide * brush.side + width), y * width)
  return { width, height, grey }
}
