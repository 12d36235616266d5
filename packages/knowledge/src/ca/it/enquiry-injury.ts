/** Questions about a fall or another injury: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_IT: Words = {
  'ca.ask.slip-on': {
    says: 'Dopo una caduta su neve o ghiaccio, scriva al proprietario entro 60 giorni e a un comune entro 10. Di solito ha due anni per fare causa. Vada dal medico e faccia foto.',
  },
  'ca.ask.work-injury': {
    says: 'Denunci ora l’infortunio all’ente della provincia (board). Se dice no, si opponga per iscritto: sei mesi in Ontario, 90 giorni in British Columbia e 30 giorni in Québec. Per il rientro al lavoro in Ontario sono 30 giorni. Mandi prove mediche. Ci sono consulenti gratuiti.',
  },
}
