/** Questions on when somebody can become a citizen: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_FR: Words = {
  'ie.ask.citizen-years': {
    says: 'Il faut le plus souvent cinq ans qui comptent : l’année juste avant la demande sans coupure, et quatre ans dans les huit d’avant. Cette dernière année, 70 jours d’absence au plus, sauf exception. Marié à un Irlandais : trois ans. Depuis le 8 décembre 2025, il faut en général cinq ans aussi aux réfugiés. Le temps d’études ne compte en général pas. Vérifiez vos jours sur irishimmigration.ie.',
  },
}
