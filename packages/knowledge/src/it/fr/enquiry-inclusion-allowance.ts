/** The words of the rows in ../enquiry-inclusion-allowance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INCLUSION_ALLOWANCE_FR: Words = {
  'it.ask.inclusion-allowance': {
    says: 'Elle est pour les foyers avec un enfant mineur, une personne de 60 ans ou plus, une personne handicapée ou suivie par les services sociaux. L’ISEE peut aller jusqu’à 10 140 €, et le revenu et l’épargne ont aussi des limites. Il faut cinq ans en Italie. Elle dure 18 mois, puis 12 à la fois. Depuis 2026 aucun mois n’est perdu entre deux, mais le premier mois renouvelé paie la moitié. Demandez-la à l’INPS en ligne ou à un patronato.',
    dependsOn: 'qui vit au foyer, l’ISEE, le revenu et les années en Italie',
  },
}
