import { Copy, Download, Mail, Printer } from 'lucide-react'
import { useState } from 'react'

import { analysisMessages as words } from '../messages/analysis.ts'
import { nameDocumentType } from '../page-language.ts'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { DraftPaper } from './draft-paper.tsx'
import { writeEmailVersion } from './email-version.ts'
import { makeFileName, stampTime } from './file-name.ts'
import { printPage } from './print-page.ts'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'
import { countGaps, fillDraft, type GapFills } from './split-draft.ts'

/** The letter to send, on paper. The gaps are filled on the paper itself; what is typed stays in this page. */
export function DraftLetter() {
  const draft = useResult().document.draftResponse ?? ''
  const [fills, setFills] = useState<GapFills>({})
  return (
    <ResultSection id="draft-letter" title={words.draft}>
      <div data-no-print>
        <p className="text-ink-2">{words.draftNote}</p>
        <p className="mt-2 font-semibold" aria-live="polite">
          {words.gaps(countGaps(draft, fills))}
        </p>
      </div>
      <DraftPaper
        draft={draft}
        fills={fills}
        onFill={(gap, text) => setFills({ ...fills, [gap]: text })}
      />
      <DraftTools draft={fillDraft(draft, fills)} />
    </ResultSection>
  )
}

function DraftTools({ draft }: { draft: string }) {
  const { analysis } = useResult().document
  const kind = nameDocumentType(analysis.documentType)
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
