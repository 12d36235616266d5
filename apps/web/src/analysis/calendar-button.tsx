import { writeCalendarFile } from '@plainletter/calendar/ics'
import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import { DOCUMENT_TYPE_NAMES } from '@plainletter/contracts/document-type'
import { CalendarPlus } from 'lucide-react'

import { analysisMessages as words } from '../messages/analysis.ts'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { formatDate } from './date-words.ts'
import { makeFileName } from './file-name.ts'
import { useResult } from './result-context.ts'

/** Saves the date, with reminders, as a file that every calendar opens. */
export function CalendarButton({ deadline }: { deadline: DerivedDeadline }) {
  const { document, today } = useResult()
  const { documentType, senderOrganization } = document.analysis
  const kind = DOCUMENT_TYPE_NAMES[documentType]
  function save() {
    const name = senderOrganization === null ? kind : words.kindFrom(kind, senderOrganization)
    saveFile({
      name: makeFileName(`act-by-${kind}`, deadline.date, 'ics'),
      text: writeCalendarFile({ name, deadlines: [deadline], today }),
      type: 'text/calendar',
    })
    toast(words.toasts.downloadComplete)
  }
  return (
    <Button variant="quiet" onClick={save} data-no-print>
      <CalendarPlus aria-hidden className="size-5" />
      {words.addToCalendar}
      <VisuallyHidden>: {formatDate(deadline.date)}</VisuallyHidden>
    </Button>
  )
}
