/** Questions about a tax of the town or the water board that one cannot pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_TAX_UNPAID_IT: Words = {
  'nl.ask.town-tax-unpaid': {
    says: 'Chieda oggi la remissione (kwijtschelding) con il modulo del comune o dell’ente delle acque, anche tardi. Con un reddito vicino all’assistenza e pochi risparmi è possibile. Chieda nella stessa lettera un rinvio (uitstel). Se è no, chieda rate. È arrivato un dwangbevel? Vale come sentenza e dopo due giorni possono agire: chiami oggi. L’aiuto debiti del comune è gratuito.',
  },
}
