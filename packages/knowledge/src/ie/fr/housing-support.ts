/** Help with housing: HAP and homelessness: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_SUPPORT_FR: Words = {
  'ie.home.right-hap': {
    says: 'Un propriétaire ne peut pas vous refuser parce que vous avez HAP ou une autre aide au logement. Vous pouvez saisir la Workplace Relations Commission, après lui avoir écrit sous deux mois.',
  },
  'ie.home.right-homeless': {
    says: "Si vous n'avez nulle part où aller, demandez tout de suite à la commune de vous reconnaître sans logement. Elle peut payer un hébergement.",
  },
}
