import { analysisMessages as words } from '../messages/analysis.ts'
import { nameFile } from '../name-file.ts'
import { formatDate } from './date-words.ts'
import { useResult } from './result-context.ts'

/** The head of the printed pages: which document this is, the day, and what it is not. */
export function PrintHeader() {
  const { document, today } = useResult()
  return (
    <div className="print-header hidden" aria-hidden>
      <span>{nameFile(document.filename)}</span>
      <span>{formatDate(today)}</span>
      <span>{words.notAdvice}</span>
    </div>
  )
}
