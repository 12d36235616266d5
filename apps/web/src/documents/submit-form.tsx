import { UPLOAD_MESSAGES } from '@plainletter/contracts/upload-rules'
import { useState, type SubmitEvent } from 'react'
import { useDropzone } from 'react-dropzone'
import { useNavigate } from 'react-router'

import { ApiError } from '../api-error.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { paths } from '../paths.ts'
import { useCreditsLeft, useCurrentUser } from '../session.ts'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { toast } from '../ui/toast-store.ts'
import { AnalysisFailure } from './analysis-failure.tsx'
import { FilePicker } from './file-picker.tsx'
import { isEmpty } from './letter-draft.ts'
import { GoalField, PlaceFields, QuestionField } from './letter-fields.tsx'
import { namePhotos } from './name-photo.ts'
import { ProgressStages } from './progress-stages.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { Teaser } from './teaser.tsx'
import { useAnalysis } from './use-analysis.ts'
import { useDraft } from './use-draft.ts'
import { usePagePaste } from './use-page-paste.ts'

/**
 * The form that sends a letter. After success it leads to /documents/:id rather than showing the result beneath:
 * the result then has an address of its own, can be reloaded, and the way back is the browser's. `firstWords` begin the text.
 */
export function SubmitForm({ firstWords = '' }: { firstWords?: string | undefined }) {
  const draft = useDraft(firstWords)
  const { analysis, progress } = useAnalysis()
  const [attempt, setAttempt] = useState(0)
  const hasAccess = useHasAccess()
  const navigate = useNavigate()
  const isBlank = attempt > 0 && isEmpty(draft.draft)

  const drop = usePageDrop(draft)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (isEmpty(draft.draft)) return sayBlank()
    if (!hasAccess && draft.draft.files.length > 0)
      return sayNoCredits(() => void navigate(paths.credits))
    analysis.mutate(draft.draft, {
      onSuccess: (sent) => 'id' in sent && void navigate(paths.document(sent.id)),
    })
  }

  if (analysis.isPending) return <ProgressStages progress={progress} />
  if (analysis.data && 'teaser' in analysis.data)
    return <Teaser answer={analysis.data.teaser} onAgain={() => analysis.reset()} />
  return (
    <div {...drop.getRootProps()}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-8">
        <ErrorSummary
          title={words.errorTitle}
          attempt={attempt}
          errors={
            isBlank ? [{ controlId: 'documents', message: UPLOAD_MESSAGES.documentRequired }] : []
          }
        />
        {analysis.error !== null && <AnalysisFailure error={analysis.error} />}
        <FilePicker
          controls={draft}
          isDragging={drop.isDragActive}
          refusals={listRefusals(analysis.error)}
          error={isBlank ? UPLOAD_MESSAGES.documentRequired : undefined}
        />
        <QuestionField controls={draft} />
        <GoalField controls={draft} />
        <PlaceFields controls={draft} />
        <SubmitBar hasAccess={hasAccess} />
      </form>
    </div>
  )
}

/** Takes what is pasted or dropped anywhere on the page. */
function usePageDrop(draft: ReturnType<typeof useDraft>) {
  usePagePaste({
    files: (files) => draft.add(namePhotos(files, draft.draft.files, words.pastedName)),
    text: draft.write,
  })
  return useDropzone({
    onDrop: (files) => draft.add(files),
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  })
}

/** Whether a run can be paid for, as far as this page knows: the server decides. */
function useHasAccess(): boolean {
  const user = useCurrentUser()
  const credits = useCreditsLeft()
  return credits === undefined || credits > 0 || (user?.planAnalysesLeft ?? 0) > 0
}

const listRefusals = (error: Error | null) =>
  (error instanceof ApiError && error.body?.refusals) || []

function sayBlank() {
  const [title = '', description = ''] = UPLOAD_MESSAGES.documentRequired.split(': ')
  toast({ title, description, variant: 'destructive' })
}

function sayNoCredits(onBuy: () => void) {
  toast({
    title: words.failedCredits,
    description: words.failedCreditsHint,
    variant: 'destructive',
    action: { label: words.buyCredits, onPress: onBuy },
  })
}
