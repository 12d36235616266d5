import type { Refusal } from '@plainletter/contracts/upload'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { documentMessages as words } from '../messages/documents.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { formatSize } from './format-size.ts'
import { moveFile } from './selection.ts'
import type { DraftControls } from './use-draft.ts'

interface FileListProps {
  controls: DraftControls
  refusals: readonly Refusal[]
}

/** The chosen files as pages in their order; each can be moved, and taken away with Undo. */
export function FileList({ controls, refusals }: FileListProps) {
  const { files } = controls.draft
  return (
    <div className="flex flex-col gap-1">
      <ol aria-label={words.chosenFiles} className="sheet max-h-96 overflow-y-auto font-sans">
        {files.map((file, at) => (
          <FileRow
            key={file.name}
            file={file}
            at={at}
            controls={controls}
            refusal={refusals.find((refusal) => refusal.file === at)}
          />
        ))}
      </ol>
      <Button
        variant="plain"
        className="self-end"
        onClick={() => controls.replaceFiles([], { title: words.cleared })}
      >
        {words.clearAll}
      </Button>
    </div>
  )
}

interface FileRowProps {
  file: File
  at: number
  controls: DraftControls
  refusal: Refusal | undefined
}

function FileRow({ file, at, controls, refusal }: FileRowProps) {
  const { files } = controls.draft
  const move = (step: -1 | 1) => controls.change({ files: moveFile(files, at, step) })
  return (
    <li className="border-b border-line px-3 py-1.5 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="w-6 shrink-0 text-ink-3">{words.pageOrder(at + 1)}</span>
        <span className="min-w-0 grow basis-40">
          <bdi className="line-clamp-2 break-words" title={file.name}>
            {file.name}
          </bdi>
          <span className="block text-sm text-ink-2">{formatSize(file.size)}</span>
        </span>
        <span className="ms-auto flex">
          {files.length > 1 && (
            <>
              <RowButton label={words.moveUp(file.name)} isOff={at === 0} onPress={() => move(-1)}>
                <ArrowUp aria-hidden className="size-5" />
              </RowButton>
              <RowButton
                label={words.moveDown(file.name)}
                isOff={at === files.length - 1}
                onPress={() => move(1)}
              >
                <ArrowDown aria-hidden className="size-5" />
              </RowButton>
            </>
          )}
          <RowButton
            label={words.remove(file.name)}
            onPress={() =>
              controls.replaceFiles(files.toSpliced(at, 1), { title: words.removed(file.name) })
            }
          >
            <X aria-hidden className="size-5" />
          </RowButton>
        </span>
      </div>
      {refusal !== undefined && <FieldError message={refusal.message} />}
    </li>
  )
}

interface RowButtonProps {
  label: string
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}

function RowButton({ label, isOff = false, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken disabled:opacity-30"
    >
      {children}
    </button>
  )
}
