import type { Refusal } from '@plainletter/contracts/upload'
import { ACCEPTED_ENDINGS } from '@plainletter/contracts/upload-rules'
import { clsx } from 'clsx'
import { Camera, FilePlus } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type ChangeEvent } from 'react'

import { cameraMessages, type CameraProblem } from '../messages/camera.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { toast } from '../ui/toast-store.ts'
import { FileList } from './file-list.tsx'
import { namePhotos } from './name-photo.ts'
import type { DraftControls } from './use-draft.ts'

const CameraDialog = lazy(async () => ({
  default: (await import('./camera-dialog.tsx')).CameraDialog,
}))

interface FilePickerProps {
  controls: DraftControls
  isDragging: boolean
  refusals: readonly Refusal[]
  error: string | undefined
}

/** Where the letter goes: photo, files, drop or paste. Everything is also possible with the keyboard alone. */
export function FilePicker({ controls, isDragging, refusals, error }: FilePickerProps) {
  const { draft, fileErrors, add } = controls
  const hasFiles = draft.files.length > 0
  const errors = error === undefined ? fileErrors : [error]
  return (
    <fieldset
      id="documents"
      tabIndex={-1}
      aria-describedby="documents-hint documents-errors"
      className="flex min-w-0 flex-col gap-3 outline-none"
    >
      <legend className="float-start w-full pb-1 font-serif text-2xl font-semibold">
        {words.files}
      </legend>
      <p id="documents-hint" className="text-sm text-ink-2">
        {words.filesHint}
      </p>
      <div id="documents-errors" aria-live="polite">
        {errors.map((message) => (
          <FieldError key={message} message={message} />
        ))}
      </div>
      {hasFiles && <FileList controls={controls} refusals={refusals} />}
      <div
        className={clsx(
          'bordered rounded-control border-2 border-dashed px-4 py-6 sm:px-6',
          isDragging ? 'border-primary bg-good-bg' : 'border-control bg-surface',
        )}
      >
        {isDragging ? (
          <p className="py-3 text-center font-semibold">{words.dropNow}</p>
        ) : (
          <PickButtons files={draft.files} onPick={add} />
        )}
      </div>
    </fieldset>
  )
}

interface PickButtonsProps {
  files: readonly File[]
  /** True when all files were taken. */
  onPick: (files: readonly File[]) => boolean
}

function PickButtons({ files, onPick }: PickButtonsProps) {
  const ownCamera = useRef<HTMLInputElement>(null)
  const browse = useRef<HTMLInputElement>(null)
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  function addPhotos(photos: readonly File[]) {
    const areTaken = onPick(namePhotos(photos, files, words.photoName))
    if (areTaken) toast({ title: words.photoAdded, description: words.photoAddedHint })
  }
  function sayProblem(problem: CameraProblem) {
    setIsCameraOpen(false)
    const { title, says } = cameraMessages.problems[problem]
    // The camera app of a phone, or a photo that is there already, works without ours.
    const action = { label: cameraMessages.choosePhoto, onPress: () => ownCamera.current?.click() }
    toast({ title, description: says, variant: 'destructive', action })
  }
  return (
    <div className="flex flex-col items-center gap-3">
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="quiet" onClick={() => setIsCameraOpen(true)}>
          <Camera aria-hidden className="size-5" />
          {words.takePhoto}
        </Button>
        <Button variant="quiet" onClick={() => browse.current?.click()}>
          <FilePlus aria-hidden className="size-5" />
          {files.length > 0 ? words.addMore : words.browse}
        </Button>
      </div>
      <p className="text-center text-sm text-ink-2 pointer-coarse:hidden">{words.orPaste}</p>
      <input
        ref={ownCamera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={words.takePhoto}
        onChange={(event) => addPhotos(takeFiles(event))}
      />
      <input
        ref={browse}
        type="file"
        hidden
        multiple
        accept={ACCEPTED_ENDINGS.join(',')}
        aria-label={words.browse}
        onChange={(event) => onPick(takeFiles(event))}
      />
      {isCameraOpen && (
        <Suspense>
          <CameraDialog
            page={files.length + 1}
            onUse={(photo) => addPhotos([photo])}
            onClose={() => setIsCameraOpen(false)}
            onProblem={sayProblem}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The chosen files. The input is emptied, so that the same file can be chosen again later. */
function takeFiles({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = Array.from(currentTarget.files ?? [])
  currentTarget.value = ''
  return files
}
