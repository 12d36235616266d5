import { Copy, Download, Mail, Printer } from 'lucide-react'
import { useRef, useState } from 'react'

import { analysisMessages as words } from '../messages/analysis.ts'
import type { LetterProps } from '../result-tool.ts'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { DraftPaper } from './draft-paper.tsx'
import { writeEmailVersion } from './email-version.ts'
import { makeFileName, stampTime } from './file-name.ts'
import { nameAnalysis } from './name-analysis.ts'
import { printPage } from './print-page.ts'
import { useResult } from './result-context.ts'
import { countGaps, fillDraft, type GapFills } from './split-draft.ts'

/** A letter to send, on paper. The gaps are filled on the paper itself; what is typed stays in this page. */
export function LetterPaper({ letter, email, notes = [] }: LetterProps) {
  const [fills, setFills] = useState<GapFills>({})
  const kind = nameAnalysis(useResult().document.analysis)
  const filled = fillDraft(letter, fills)
  return (
    <div className="letter-paper">
      <p className="font-semibold" aria-live="polite" data-no-print>
        {words.gaps(countGaps(letter, fills))}
      </p>
      <DraftPaper
        draft={letter}
        notes={notes}
        fills={fills}
        onFill={(gap, text) => setFills({ ...fills, [gap]: text })}
      />
      <LetterTools
        letter={filled}
        email={
          email === undefined
            ? writeEmailVersion(filled, words.emailSubject(kind))
            : fillDraft(email, fills)
        }
      />
    </div>
  )
}

function LetterTools({ letter, email }: { letter: string; email: string }) {
  const tools = useRef<HTMLDivElement>(null)
  function save(base: string, text: string) {
    saveFile({ name: makeFileName(base, stampTime(new Date())), text, type: 'text/plain' })
    toast(words.toasts.downloadComplete)
  }
  function print() {
    toast(words.toasts.printReady)
    printPage(tools.current?.parentElement ?? undefined)
  }
  return (
    <div ref={tools} className="mt-3 flex flex-wrap gap-3" data-no-print>
      <Button variant="quiet" onClick={() => void copyText(letter)}>
        <Copy aria-hidden className="size-5" />
        {words.copy}
      </Button>
      <Button variant="quiet" onClick={() => save('draft-letter', letter)}>
        <Download aria-hidden className="size-5" />
        {words.download}
      </Button>
      <Button variant="quiet" onClick={() => save('email', email)}>
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
