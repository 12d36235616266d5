/** How a photo is to be turned: what the camera noted (EXIF), and a turn on top of it. */
import { hasAt, u16be, u16le, u32be, u32le, u8 } from './bytes.ts'
import type { Turn } from './ocr.ts'

const TAG_ORIENTATION = 0x0112
const MOST_TAGS = 200

/** The EXIF orientation of a JPEG, 1 to 8; 1 when it says nothing. */
export function readOrientation(bytes: Uint8Array): number {
  if (!hasAt(bytes, 0, '\xff\xd8')) return 1
  let at = 2
  while (at + 4 <= bytes.length && u8(bytes, at) === 0xff && u8(bytes, at + 1) !== 0xda) {
    if (u8(bytes, at + 1) === 0xe1 && hasAt(bytes, at + 4, 'Exif\0\0'))
      return readTag(bytes, at + 10)
    at += 2 + u16be(bytes, at + 2)
  }
  return 1
}

function readTag(bytes: Uint8Array, tiff: number): number {
  const little = hasAt(bytes, tiff, 'II')
  const short = little ? u16le : u16be
  const long = little ? u32le : u32be
  const directory = tiff + long(bytes, tiff + 4)
  const count = Math.min(short(bytes, directory), MOST_TAGS)
  for (let i = 0; i < count; i += 1) {
    const tag = directory + 2 + i * 12
    if (short(bytes, tag) !== TAG_ORIENTATION) continue
    const value = short(bytes, tag + 8)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** Orientations in steps of 90 degrees clockwise: of a plain photo, and of a mirrored one. */
const PLAIN = [1, 6, 3, 8] as const
const MIRRORED = [2, 7, 4, 5] as const

/** The orientation that turns the photo as noted, and then by `turn` degrees clockwise. */
export function turnOrientation(orientation: number, turn: Turn): number {
  const circle: readonly number[] = MIRRORED.some((one) => one === orientation) ? MIRRORED : PLAIN
  const at = Math.max(circle.indexOf(orientation), 0)
  return circle[(at + turn / 90) % 4] ?? 1
}
