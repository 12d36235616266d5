/** The Italian words of the rows in ../credit-report.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORT_IT: Words = {
  'nz.credit.right-file': {
    says: 'Può vedere gratis il Suo rapporto di credito (credit report) e far correggere un mancato pagamento sbagliato (default). Se dicono no, vada dal Privacy Commissioner.',
  },
  'nz.credit.step-dispute': {
    says: 'Se il debito è sbagliato, scriva alla società prima che segnali un mancato pagamento (default). Se è già segnalato, chieda all’agenzia di credito di correggerlo o di aggiungere la Sua versione.',
  },
}
