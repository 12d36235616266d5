import { lazy, Suspense, useState } from 'react'

import { feedbackMessages as words } from '../messages/feedback.ts'
import type { ResultToolProps } from '../result-tool.ts'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/waiting.tsx'

const FeedbackForm = lazy(async () => ({
  default: (await import('./feedback-form.tsx')).FeedbackForm,
}))
const FeatureRequestForm = lazy(async () => ({
  default: (await import('./feature-request-form.tsx')).FeatureRequestForm,
}))

/** Says that something is wrong, or wishes for something: one of two forms, opened on demand. */
export function FeedbackPanel({ document }: ResultToolProps) {
  const [open, setOpen] = useState<'feedback' | 'request'>()
  const toggle = (form: typeof open) => setOpen(open === form ? undefined : form)
  const close = () => setOpen(undefined)
  return (
    <div data-no-print>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          aria-expanded={open === 'feedback'}
          onClick={() => toggle('feedback')}
        >
          {words.notRight}
        </Button>
        <Button
          variant="quiet"
          aria-expanded={open === 'request'}
          onClick={() => toggle('request')}
        >
          {words.featureRequest}
        </Button>
      </div>
      <Suspense fallback={<Waiting label={words.loading} />}>
        {open === 'feedback' && <FeedbackForm document={document} onClose={close} />}
        {open === 'request' && <FeatureRequestForm documentId={document.id} onClose={close} />}
      </Suspense>
    </div>
  )
}
