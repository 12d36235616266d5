/** The Dutch words of the rows in ../file-sharing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FILE_SHARING_NL: Words = {
  'us.swarm.right-who': {
    says: 'Een internetlijn betalen bewijst niet dat u iets hebt gekopieerd. De eigenaar moet laten zien dat u het deed, of het wist en hielp.',
  },
  'us.swarm.right-quash': {
    says: 'Uw internetbedrijf moet het u vertellen voor het door een bevel van de rechter uw naam geeft. U kunt die rechtbank vragen het te stoppen, uiterlijk op de datum in de brief.',
  },
}
