/** Credit files: what they hold, and how to have them put right: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILES_IT: Words = {
  'ca.debt.know-six-years': {
    says: 'Quasi tutti i debiti non pagati escono dal Suo dossier di credito dopo circa sei anni. Un debito nel dossier può comunque essere troppo vecchio per il tribunale.',
  },
  'ca.debt.on-credit-file': {
    says: 'In Ontario può vedere gratis il Suo dossier di credito, far correggere i dati sbagliati e aggiungere la Sua versione. I debiti vecchi devono uscire dal dossier dopo alcuni anni.',
  },
  'ca.debt.bc-credit-file': {
    says: 'In British Columbia può vedere gratis il Suo dossier di credito, far correggere i dati sbagliati e aggiungere la Sua versione. I debiti vecchi devono uscire dal dossier dopo alcuni anni.',
  },
  'ca.debt.ab-credit-file': {
    says: 'In Alberta può vedere gratis il Suo dossier di credito, far correggere i dati sbagliati e aggiungere la Sua versione. I debiti vecchi devono uscire dal dossier dopo alcuni anni.',
  },
  'ca.debt.qc-credit-file': {
    says: 'In Québec può vedere gratis il Suo dossier di credito. Se non è d’accordo può aggiungere una nota, e chiedere un blocco gratis.',
  },
}
