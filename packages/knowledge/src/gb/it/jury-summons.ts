/** A jury summons, whatever paper it is read as, and questions about one: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SUMMONS_IT: Words = {
  'gb.jury.wants': { says: 'La chiamano come giurato (jury). Risponda entro sette giorni.' },
  'gb.jury.right-defer': {
    says: "Può chiedere una volta un'altra data, o l'esonero per un buon motivo. Mancare senza motivo può costare fino a £1,000.",
  },
  'gb.jury.right-job': {
    says: 'Il datore deve lasciarLa andare e non può punirLa. La legge non lo obbliga a pagare, ma il tribunale paga la paga persa fino a un limite.',
  },
}
