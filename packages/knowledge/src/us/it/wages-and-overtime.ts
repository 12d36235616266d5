/** The Italian words of the rows in ../wages-and-overtime.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGES_AND_OVERTIME_IT: Words = {
  'us.pay.right-salary': {
    says: 'Uno stipendio fisso da solo non toglie gli straordinari. Compiti e paga devono superare prove fissate. Può chiedere fino a due o tre anni indietro, e altrettanto in più.',
  },
  'us.pay.right-status': {
    says: 'Non decide il nome che le danno. Se la ditta controlla il Suo lavoro, può essere un dipendente con diritti a straordinari e disoccupazione (unemployment).',
  },
  'us.pay.right-tips': {
    says: 'Un datore o un capo non può tenere le Sue mance. Non può farle pagare le sue perdite se questo tocca la paga minima.',
  },
  'us.life.right-wages': {
    says: 'Deve avere almeno la paga minima per tutte le ore. Può chiedere due o tre anni indietro, e altrettanto in più. Non possono punirla perché chiede.',
  },
}
