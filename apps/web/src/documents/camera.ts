import type { CameraProblem } from '../messages/camera.ts'

/** The back camera, as sharp as a page needs. */
const WISHES = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 1920 },
    height: { ideal: 1080 },
  },
} as const satisfies MediaStreamConstraints
const JPEG_QUALITY = 0.8

interface Surroundings {
  isSecureContext: boolean
  navigator: { mediaDevices?: Pick<MediaDevices, 'getUserMedia'> | undefined }
}

/** Why there can be no camera here at all, or undefined where one may be asked for. */
export function findObstacle({
  isSecureContext,
  navigator,
}: Surroundings): CameraProblem | undefined {
  if (!isSecureContext) return 'insecure'
  return navigator.mediaDevices === undefined ? 'unsupported' : undefined
}

/** Why the camera did not start. */
export function nameCameraError(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'other'
}

/** Asks for the camera. Throws a DOMException where it is refused or does not start. */
export const startCamera = (): Promise<MediaStream> => navigator.mediaDevices.getUserMedia(WISHES)

/** The light beside the camera goes out. */
export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** What the camera sees now, as a JPEG in the camera's own size; undefined where it shows nothing yet. */
export async function takePicture(video: HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight })
  const pen = canvas.getContext('2d')
  if (!pen || canvas.width === 0) return undefined
  pen.drawImage(video, 0, 0)
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', JPEG_QUALITY),
  )
}
