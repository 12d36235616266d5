/** Credit files: what they hold, and how to have them put right: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILES_WORDS: Words = {
  'ca.debt.know-six-years': {
    says: 'Die meisten unbezahlten Schulden verschwinden nach etwa sechs Jahren aus Ihrer Kreditauskunft. Eine Schuld in der Auskunft kann trotzdem zu alt für das Gericht sein.',
  },
  'ca.debt.on-credit-file': {
    says: 'In Ontario können Sie Ihre Kreditakte kostenlos sehen, Falsches berichtigen lassen und Ihre Sicht ergänzen. Alte Schulden müssen nach einigen Jahren aus der Akte.',
  },
  'ca.debt.bc-credit-file': {
    says: 'In British Columbia können Sie Ihre Kreditakte kostenlos sehen, Falsches berichtigen lassen und Ihre Sicht ergänzen. Alte Schulden müssen nach einigen Jahren aus der Akte.',
  },
  'ca.debt.ab-credit-file': {
    says: 'In Alberta können Sie Ihre Kreditakte kostenlos sehen, Falsches berichtigen lassen und Ihre Sicht ergänzen. Alte Schulden müssen nach einigen Jahren aus der Akte.',
  },
  'ca.debt.qc-credit-file': {
    says: 'In Québec können Sie Ihre Kreditakte kostenlos sehen. Sind Sie nicht einverstanden, können Sie eine Notiz ergänzen, und Sie können eine kostenlose Sperre verlangen.',
  },
}
