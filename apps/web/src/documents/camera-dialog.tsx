import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import { cameraMessages as words, type CameraProblem } from '../messages/camera.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast-store.ts'
import { findObstacle, nameCameraError, startCamera, stopCamera, takePicture } from './camera.ts'

interface CameraDialogProps {
  /** Of the letter, counted from 1. */
  page: number
  /** Takes the photo of one page. */
  onUse: (photo: File) => void
  onClose: () => void
  onProblem: (problem: CameraProblem) => void
}

/** The live picture of the camera; then the photo, to be used or taken again. */
export function CameraDialog({ page, onUse, onClose, onProblem }: CameraDialogProps) {
  const { video, placeVideo, isReady } = useCamera(onProblem)
  const { photo, take, drop } = usePhoto()
  async function capture() {
    const blob = video.current ? await takePicture(video.current) : undefined
    if (blob) take(blob)
    else toast(captureFailure())
  }
  function use() {
    if (photo) onUse(new File([photo.blob], 'photo.jpg', { type: 'image/jpeg' }))
    drop()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title(page)}
      description={photo ? words.isSharp : words.hint}
      closeLabel={words.close}
      place="whole"
    >
      <div className="relative flex min-h-0 grow items-center justify-center rounded-sheet bg-sunken">
        <video
          ref={placeVideo}
          autoPlay
          muted
          playsInline
          aria-label={words.liveLabel}
          className={photo ? 'hidden' : 'max-h-full max-w-full'}
        />
        {photo && (
          <img src={photo.address} alt={words.takenLabel} className="max-h-full max-w-full" />
        )}
        {!isReady && <output className="absolute p-4">{words.starting}</output>}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        {photo ? (
          <PhotoButtons onRetake={drop} onUse={use} onClose={onClose} />
        ) : (
          <Button pendingLabel={!isReady && words.capture} onClick={() => void capture()}>
            {words.capture}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

interface PhotoButtonsProps {
  onRetake: () => void
  onUse: () => void
  onClose: () => void
}

function PhotoButtons({ onRetake, onUse, onClose }: PhotoButtonsProps) {
  return (
    <>
      <Button variant="quiet" onClick={onRetake}>
        {words.retake}
      </Button>
      <Button variant="quiet" onClick={onUse}>
        {words.useAndNext}
      </Button>
      <Button
        onClick={() => {
          onUse()
          onClose()
        }}
      >
        {words.use}
      </Button>
    </>
  )
}

const captureFailure = () =>
  ({
    title: words.captureFailed,
    description: words.captureFailedHint,
    variant: 'destructive',
  }) as const

/** The photo that was taken, with an address at which the page can show it. */
function usePhoto() {
  const [photo, setPhoto] = useState<{ blob: Blob; address: string }>()
  function drop() {
    if (photo) URL.revokeObjectURL(photo.address)
    setPhoto(undefined)
  }
  const take = (blob: Blob) => setPhoto({ blob, address: URL.createObjectURL(blob) })
  return { photo, take, drop }
}

/** Runs the camera while its picture is on the page. `isReady` once it shows something. */
function useCamera(onProblem: (problem: CameraProblem) => void) {
  const video = useRef<HTMLVideoElement>(null)
  // The dialog may come after us: without a picture to show there is no camera to start.
  const [isShown, setIsShown] = useState(false)
  const placeVideo = useCallback((element: HTMLVideoElement | null) => {
    video.current = element
    setIsShown(element !== null)
  }, [])
  const [isReady, setIsReady] = useState(false)
  const tell = useEffectEvent((problem: CameraProblem) => onProblem(problem))
  // Syncs with the camera: it is switched off as soon as nobody looks.
  useEffect(() => {
    if (!isShown) return
    let isOver = false
    let stream: MediaStream | undefined
    async function start() {
      const obstacle = findObstacle(window)
      if (obstacle !== undefined) return tell(obstacle)
      try {
        stream = await startCamera()
        if (isOver || !video.current) return stopCamera(stream)
        video.current.srcObject = stream
        await video.current.play()
        setIsReady(true)
      } catch (error) {
        if (!isOver) tell(nameCameraError(error))
      }
    }
    void start()
    return () => {
      isOver = true
      if (stream) stopCamera(stream)
    }
  }, [isShown])
  return { video, placeVideo, isReady }
}
