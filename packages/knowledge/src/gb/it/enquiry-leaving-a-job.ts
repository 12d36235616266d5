/** Questions about the notice that a worker must give: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_IT: Words = {
  'gb.ask-work.own-notice': {
    says: 'Per legge è una settimana dopo un mese di lavoro. Il contratto può chiedere di più: lo legga e proponga un giorno prima. La paga dei giorni lavorati resta sua; non possono tenerla come multa, salvo un suo sì scritto di prima. Chi fa causa deve provare un vero danno, ed è raro. Dia il preavviso per iscritto.',
  },
}
