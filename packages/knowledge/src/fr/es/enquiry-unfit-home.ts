/** Questions about stopping the rent of an unfit home: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFIT_HOME_ES: Words = {
  'fr.ask-home.unfit-home': {
    says: 'No deje de pagar por su cuenta: el alquiler se debe hasta que un juez diga otra cosa. Dejar de pagar puede costarle la casa. Escriba por carta certificada qué falla. Tras dos meses sin obras, vaya a la comisión (CDC) o al juez. Puede ordenar obras, bajar el alquiler o suspenderlo. Avise a la CAF: puede retener su ayuda hasta las obras. Solo una orden del prefecto o del ayuntamiento por peligro detiene el alquiler por ley.',
  },
}
