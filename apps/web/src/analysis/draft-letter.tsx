import { DOCUMENT_TYPE_NAMES } from '@plainletter/contracts/document-type'
import { Copy, Download, Mail, Printer } from 'lucide-react'
import { useState } from 'react'

import { analysisMessages as words } from '../messages/analysis.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { toast } from '../ui/toast-store.ts'
import { writeEmailVersion } from './email-version.ts'
import { makeFileName, stampTime } from './file-name.ts'
import { printPage } from './print-page.ts'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'
import { saveFile } from './save-file.ts'
import { countGaps, previewDraft, splitDraft } from './split-draft.ts'

/** The letter to send, on paper, with the gaps to fill marked and counted. */
export function DraftLetter() {
  const draft = useResult().document.draftResponse ?? ''
  return (
    <ResultSection id="draft-letter" title={words.draft}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1" data-no-print>
        <p className="text-ink-2">{words.draftNote}</p>
        <p className="font-semibold">{words.gaps(countGaps(draft))}</p>
      </div>
      <Paper draft={draft} />
      <DraftTools draft={draft} />
    </ResultSection>
  )
}

function Paper({ draft }: { draft: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const { preview, rest } = previewDraft(draft)
  return (
    <>
      <Sheet className="draft-paper mt-4 whitespace-pre-wrap leading-relaxed sm:px-12 sm:py-10">
        <DraftText text={preview} />
        {rest !== '' && !isWhole && <span className="print:hidden"> …</span>}
        {rest !== '' && (
          <span className={isWhole ? undefined : 'hidden print:inline'}>
            <DraftText text={rest} />
          </span>
        )}
      </Sheet>
      {rest !== '' && (
        <Button
          variant="plain"
          className="mt-2"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          data-no-print
        >
          {isWhole ? words.showLess : words.showMore}
        </Button>
      )}
    </>
  )
}

function DraftText({ text }: { text: string }) {
  return splitDraft(text).map((piece) =>
    piece.kind === 'gap' ? (
      <span
        key={piece.start}
        className="draft-gap highlighted border-b-2 border-dotted border-ink px-0.5"
      >
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  )
}

function DraftTools({ draft }: { draft: string }) {
  const { analysis } = useResult().document
  const kind = DOCUMENT_TYPE_NAMES[analysis.documentType]
  function save(base: string, text: string) {
    saveFile({ name: makeFileName(base, stampTime(new Date())), text, type: 'text/plain' })
    toast(words.toasts.downloadComplete)
  }
  function print() {
    toast(words.toasts.printReady)
    printPage('letter')
  }
  return (
    <div className="mt-3 flex flex-wrap gap-3" data-no-print>
      <Button variant="quiet" onClick={() => void copyText(draft)}>
        <Copy aria-hidden className="size-5" />
        {words.copy}
      </Button>
      <Button variant="quiet" onClick={() => save('draft-letter', draft)}>
        <Download aria-hidden className="size-5" />
        {words.download}
      </Button>
      <Button
        variant="quiet"
        onClick={() => save('email', writeEmailVersion(draft, words.emailSubject(kind)))}
      >
        <Mail aria-hidden className="size-5" />
        {words.downloadEmail}
      </Button>
      <Button variant="quiet" onClick={print}>
        <Printer aria-hidden className="size-5" />
        {words.printLetter}
      </Button>
    </div>
  )
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(words.toasts.copied)
  } catch {
    // The browser may refuse the clipboard; the person can still select the letter.
    toast({ ...words.toasts.copyFailed, variant: 'destructive' })
  }
}
