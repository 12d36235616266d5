/** Questions about credit reports: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REPORT_WORDS: Words = {
  'ca.ask.credit-file': {
    says: 'Sie bekommen Ihre Kreditauskunft kostenlos von Equifax und TransUnion. Ist etwas falsch, lassen Sie es berichtigen. Die meisten Schulden verschwinden nach etwa sechs Jahren.',
  },
  'ca.ask.credit-report-wrong': {
    says: 'Schreiben Sie an Equifax und TransUnion, was falsch ist, mit Beweisen. Sie müssen es kostenlos prüfen und berichtigen. Die meisten schlechten Einträge müssen nach sechs Jahren weg.',
  },
}
