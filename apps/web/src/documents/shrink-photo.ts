import { FILE_ENDINGS } from '@plainletter/contracts/upload-rules'

const MB = 1024 * 1024
const BIG_BYTES = 4 * MB
const BIG_PIXELS = 12_000_000
const EDGE_MAX = 2_400
const JPEG_QUALITY = 0.85

/** The size to which a photo is reduced before it is sent, or undefined when it is small enough. */
export function findSmallerSize(photo: {
  bytes: number
  width: number
  height: number
}): { width: number; height: number } | undefined {
  const { bytes, width, height } = photo
  if (bytes <= BIG_BYTES && width * height <= BIG_PIXELS) return undefined
  const scale = Math.min(1, EDGE_MAX / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The name of the JPEG made from a photo: the content of a file must agree with its name. */
export function nameAsJpeg(name: string): string {
  return isJpeg(name) ? name : `${name.replace(/\.[^.]*$/, '')}.jpg`
}

/**
 * A big photo made smaller, turned as its camera said; any other file as it is. Saves minutes on a slow line.
 * A picture that the browser cannot open is sent as it is: the server says what is wrong with it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!isJpeg(file.name) && !file.name.toLowerCase().endsWith('.png')) return file
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const size = findSmallerSize({ bytes: file.size, width: picture.width, height: picture.height })
  const jpeg = size && (await drawAsJpeg(picture, size))
  picture.close()
  if (!jpeg || jpeg.size >= file.size) return file
  return new File([jpeg], nameAsJpeg(file.name), { type: 'image/jpeg' })
}

async function drawAsJpeg(picture: ImageBitmap, size: { width: number; height: number }) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  // Paper behind a see-through picture: JPEG would make it black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, size.width, size.height)
  pen.drawImage(picture, 0, 0, size.width, size.height)
  return new Promise<Blob | undefined>((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', JPEG_QUALITY),
  )
}

function isJpeg(name: string): boolean {
  return FILE_ENDINGS.jpeg.some((ending) => name.toLowerCase().endsWith(`.${ending}`))
}
