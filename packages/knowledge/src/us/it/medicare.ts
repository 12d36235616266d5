/** The Italian words of the rows in ../medicare.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICARE_IT: Words = {
  'us.medicare.want': {
    says: 'Mostra che cosa è stato chiesto a Medicare e che cosa ha pagato. Non è un conto da pagare.',
  },
  'us.medicare.right-appeal': {
    says: 'Ha 120 giorni da quando riceve l’avviso per chiedere un nuovo esame (redetermination). È gratis.',
  },
  'us.medicare.deadline-appeal': {
    says: 'Può fare ricorso contro una decisione di Medicare per 120 giorni da quando la riceve. Presumono che sia arrivata dopo cinque giorni.',
    action: 'Fare ricorso se Medicare ha rifiutato di pagare qualcosa',
    consequence: 'La decisione resta, salvo una buona ragione per il ritardo.',
    service: 'per la posta',
  },
  'us.medicare.step-check': {
    says: 'Controlli nomi, date e servizi. Se uno è falso, chiami 1-800-MEDICARE o la Sua Senior Medicare Patrol.',
  },
  'us.medicare.right-plan-appeal': {
    says: 'Ha 65 giorni dalla data dell’avviso per fare ricorso a un piano Medicare. Chieda una risposta rapida se aspettare le fa male.',
  },
  'us.medicare.right-care-ends': {
    says: 'Chiami l’ufficio di controllo (QIO) indicato entro mezzogiorno del giorno prima della fine. Decide in pochi giorni, e fino ad allora di solito non paga nulla. Le cure possono continuare anche per non peggiorare.',
  },
}
