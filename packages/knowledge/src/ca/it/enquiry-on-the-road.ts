/** Questions about tickets and parking: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_IT: Words = {
  'ca.ask.fine': {
    says: 'Può pagarla o contestarla entro la data sulla multa. Sono 15 giorni in Ontario, e 30 in British Columbia e Québec. Pagare vuol dire che la accetta.',
    dependsOn: 'la Sua provincia e la data sulla multa',
  },
  'ca.ask.private-parking': {
    says: 'Una società privata non può multarla. Può chiedere soldi e può fare causa. Chieda prove dei cartelli e della somma.',
    dependsOn: 'che cosa dicevano i cartelli',
  },
  'ca.ask.ticket-on': {
    says: 'In Ontario ha 15 giorni per scegliere: pagare, soluzione rapida (early resolution) o processo. Chieda uno di questi e le note dell’agente. Una condanna può portare punti.',
  },
  'ca.ask.camera-ticket': {
    says: 'La multa di una telecamera la paga per lo più il proprietario, chiunque guidasse. Non gli toglie punti. Se l’auto era venduta o rubata, mandi le prove entro la data sulla multa. Può anche contestarla entro quel giorno.',
    dependsOn: 'la sua provincia e la data della multa',
  },
}
