/** Questions about unpaid time on the road between clients: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_TIME_IT: Words = {
  'ie.ask.travel-time': {
    says: 'Sì. I viaggi di lavoro contano come ore per il salario minimo, quindi da un cliente all’altro. La strada da casa al lavoro e ritorno no. Divida la paga per tutte queste ore: dai 20 anni non può essere sotto €14.15. Chieda per iscritto un prospetto della paga media, poi la WRC entro sei mesi. È gratis.',
  },
}
