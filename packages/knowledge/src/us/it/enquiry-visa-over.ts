/** Questions of people whose visa or time to stay is over, and of those whom immigration officers meet at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_OVER_IT: Words = {
  'us.immigration.ask-visa-over': {
    says: 'Guardi il Suo I-94 (i94.cbp.dhs.gov): la sua data dice fino a quando può restare, non il visto nel passaporto. Dopo possono rimandarLa indietro. Chi parte dopo oltre 180 di questi giorni è escluso per 3 anni, dopo un anno per 10. Quindi non parta prima che un avvocato o rappresentante accreditato abbia visto il caso. Alcuni possono ancora chiedere, come il coniuge di un cittadino o chi teme il ritorno.',
  },
}
