/** The French words of the rows in ../charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGES_FR: Words = {
  'us.charge.ny-late-rent': {
    says: 'Dans l’État de New York, les frais de retard pour un mois sont d’au plus 50 $, ou de 5 % du loyer si c’est moins.',
    name: 'Les frais de retard du loyer',
  },
  'us.charge.ny-returned-check': {
    says: 'Dans l’État de New York, les frais pour un chèque rendu par la banque sont d’au plus 20 $.',
    name: 'Les frais pour un chèque rendu',
  },
  'us.charge.ca-returned-check': {
    says: 'En Californie, ces frais sont d’au plus 25 $ pour le premier chèque rendu et de 35 $ pour chaque chèque suivant.',
    name: 'Les frais pour un chèque rendu',
  },
}
