/** The French words of the rows in ../assistance-animals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSISTANCE_ANIMALS_FR: Words = {
  'us.animal.want': {
    says: 'Votre propriétaire refuse un animal, ou veut des frais, selon sa règle sur les animaux. Un animal dressé pour un handicap n’est pas un animal de compagnie dans cette loi. Pour un animal non dressé, c’est maintenant discuté.',
  },
  'us.animal.step': {
    says: 'Redemandez par écrit, avec une lettre de quelqu’un qui vous soigne. Si c’est encore non, plaignez-vous à votre État. HUD prend les plaintes dans l’année, mais n’agit depuis mai 2026 que pour les animaux dressés.',
  },
}
