/** Questions about visits of the landlord to a rented home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_VISITS_FR: Words = {
  'au.ask.entry': {
    says: 'Ils doivent donner un avis écrit et une raison nommée dans la loi, et ne peuvent pas venir trop souvent. Une urgence est différente.',
    dependsOn: 'la raison et votre État',
  },
  'au.ask.inspections': {
    says: 'Non, pas chaque mois. Quatre fois par an au plus en Nouvelle-Galles du Sud, une fois en trois mois au Queensland et en six mois au Victoria. Il faut un avis écrit, le plus souvent sept jours avant.',
  },
}
