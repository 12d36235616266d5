/** Questions about a tax of the town or the water board that one cannot pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_TAX_UNPAID_FR: Words = {
  'nl.ask.town-tax-unpaid': {
    says: 'Demandez aujourd’hui la remise (kwijtschelding) avec le formulaire de la commune ou de l’office des eaux, même tard. Avec un revenu proche de l’aide sociale et peu d’épargne, elle est possible. Demandez dans la même lettre un report (uitstel). Si c’est non, demandez des parts. Un dwangbevel est arrivé ? Il vaut jugement, et un huissier peut agir après deux jours : appelez aujourd’hui. L’aide de la commune est gratuite.',
  },
}
