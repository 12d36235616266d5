/** Unpaid fines of a court or a city in letters of collectors: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_FINES_IT: Words = {
  'ca.public-debt.on-fine-reality': {
    says: 'In Ontario una multa non pagata può costarLe la patente o la targa. Può finire sulla tassa dell’immobile o essere eseguita come una sentenza.',
  },
  'ca.public-debt.on-fine-know-age': {
    says: 'In Ontario una multa del tribunale non va in prescrizione. Non c’è un termine per riscuoterla.',
  },
  'ca.public-debt.on-fine-right-time': {
    says: 'In Ontario può chiedere più tempo per pagare una multa, o di pagare a rate. Chieda il modulo all’ufficio del tribunale. Decide un giudice di pace.',
  },
  'ca.public-debt.bc-fine-reality': {
    says: 'Nella Columbia Britannica ICBC può negarLe patente o targa finché una multa stradale non è pagata. Chieda a ICBC un piano se non può pagare subito.',
  },
  'ca.public-debt.qc-fine-reality': {
    says: 'In Québec una multa non pagata può far sospendere la patente. L’ufficio multe può anche far pignorare beni o redditi.',
  },
  'ca.public-debt.qc-fine-right-work': {
    says: 'In Québec chieda all’ufficio multe più tempo o rate. Se non può pagare e un pignoramento non serve, deve offrirLe un lavoro al posto dei soldi, dove c’è un programma.',
  },
}
