/** A debt that was sold: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SOLD_NL: Words = {
  'ie.sold.right-notice': {
    says: 'Is de schuld verkocht, dan moet u duidelijk schriftelijk bericht krijgen van wie ze nu is. Vraag dat bericht en de akte voordat u betaalt.',
  },
  'ie.sold.right-same-defence': {
    says: 'Wat u tegen de eerste geldgever kon zeggen, kunt u ook tegen de nieuwe eigenaar zeggen. Dat geldt voor betalingen, foute bedragen en een oude schuld.',
  },
}
