/** Questions about the pay at a dismissal for unfitness after an accident at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFIT_AFTER_ACCIDENT_ES: Words = {
  'fr.ask-work.unfit-accident-pay': {
    says: 'Tras un accidente o enfermedad laboral tiene el doble de la indemnización legal y una suma igual al preaviso. La simple es un cuarto de mes por año hasta diez años, luego un tercio. Nueve años dan unos cuatro meses y medio, más el preaviso (dos meses desde dos años). Si la empresa no buscó otro puesto, vaya al tribunal laboral.',
  },
}
