import { Download, Printer } from 'lucide-react'

import { KeepInCase } from '../keep-in-case.tsx'
import { analysisMessages as words } from '../messages/analysis.ts'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { BasisChips } from './basis-chips.tsx'
import { ClaimList } from './claim-list.tsx'
import { formatDate } from './date-words.ts'
import { ExportMenu } from './exports/export-menu.tsx'
import { writeReportText } from './exports/report-text.ts'
import { writeReport } from './exports/report.ts'
import { makeFileName, stampDay } from './file-name.ts'
import { nameAnalysis } from './name-analysis.ts'
import { printPage } from './print-page.ts'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'

const LISTS = ['validDebt', 'disputeDebt', 'general'] as const

/** The whole in short, the lists of actions, and the ways to keep it: on paper, as a file or in a case. */
export function CompleteAnalysis() {
  const { document } = useResult()
  const { analysis } = document
  const lists = LISTS.filter((list) => analysis.recommendedActions[list].length > 0)
  return (
    <ResultSection id="complete-analysis" title={words.complete}>
      <p>{analysis.summary}</p>
      <BasisChips path="summary" />
      {lists.map((list) => (
        <div key={list} className="mt-6">
          <h4>{words.completeLists[list]}</h4>
          <div className="mt-2">
            <ClaimList
              claims={analysis.recommendedActions[list]}
              path={`recommendedActions.${list}`}
            />
          </div>
        </div>
      ))}
      <p className="mt-6 text-sm text-ink-2">
        {analysis.coverage.says} {words.lawAsAt(formatDate(analysis.versions.lawAsAt))}{' '}
        {words.notAdviceWhole}
      </p>
      <KeepButtons />
    </ResultSection>
  )
}

function KeepButtons() {
  const { document, today } = useResult()
  function download() {
    const kind = nameAnalysis(document.analysis)
    saveFile({
      name: makeFileName(`${kind} analysis`, stampDay(new Date())),
      text: writeReportText(writeReport(document, today)),
      type: 'text/plain',
    })
    toast(words.toasts.downloadComplete)
  }
  function print() {
    toast(words.toasts.printReady)
    printPage()
  }
  return (
    <div className="mt-4 flex flex-wrap gap-3" data-no-print>
      <Button variant="quiet" onClick={print}>
        <Printer aria-hidden className="size-5" />
        {words.print}
      </Button>
      <Button variant="quiet" onClick={download}>
        <Download aria-hidden className="size-5" />
        {words.downloadAll}
      </Button>
      <ExportMenu document={document} load={() => Promise.resolve(document)} />
      <KeepInCase document={document} variant="quiet" />
    </div>
  )
}
