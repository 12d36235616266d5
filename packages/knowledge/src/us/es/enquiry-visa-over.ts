/** Questions of people whose visa or time to stay is over, and of those whom immigration officers meet at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_OVER_ES: Words = {
  'us.immigration.ask-visa-over': {
    says: 'Mire su I-94 (i94.cbp.dhs.gov): su fecha dice hasta cuándo puede quedarse, no el visado del pasaporte. Después le pueden expulsar. Quien sale tras más de 180 de esos días no puede volver en 3 años, tras un año en 10. Así que no salga ni viaje antes de ver a un abogado o representante acreditado. Algunos aún pueden pedir algo, como el cónyuge de un ciudadano o quien teme volver.',
  },
}
