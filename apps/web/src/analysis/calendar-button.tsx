import { writeCalendarFile } from '@plainletter/calendar/ics'
import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import { kindLabel } from '@plainletter/phrases/format'
import { loadPhrases } from '@plainletter/phrases/load'
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
  const { documentType, label, senderOrganization, language } = document.analysis
  async function save() {
    const phrases = await loadPhrases(language)
    const kind = label ?? kindLabel(phrases, documentType)
    const name = senderOrganization === null ? kind : words.kindFrom(kind, senderOrganization)
    saveFile({
      name: makeFileName(`act-by-${kind}`, deadline.date, 'ics'),
      text: writeCalendarFile({ phrases, name, deadlines: [deadline], today }),
      type: 'text/calendar',
    })
    toast(words.toasts.downloadComplete)
  }
  return (
    <Button variant="quiet" onClick={() => void save()} data-no-print>
      <CalendarPlus aria-hidden className="size-5" />
      {words.addToCalendar}
      <VisuallyHidden>: {formatDate(deadline.date)}</VisuallyHidden>
    </Button>
  )
}
