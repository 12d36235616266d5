/** Questions about a car on a driveway: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVEWAY_IT: Words = {
  'ie.ask.driveway': {
    says: 'Non metta ganasce e non la rimuova da solo: servono i cartelli e le regole di legge. Parcheggiare sulla strada davanti a un ingresso è un illecito; chiami la stazione della garda. Sul suo terreno è intrusione: scriva al proprietario, poi senta un avvocato.',
  },
}
