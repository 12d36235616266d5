/** Questions of couples who live together and never married: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_TOGETHER_NL: Words = {
  'gb.ask-family.cohabit-house': {
    says: 'Een huwelijk door samenwonen bestaat niet, en jaren geven geen recht op de helft. U kunt een deel hebben als u meebetaalde aan het huis of het zo was afgesproken. Schrijf op wat gezegd is en bewaar bewijs. Voor de kinderen is er alimentatie, en een rechter kan u er voor hen laten wonen. Zie een advocaat voor u vertrekt.',
  },
}
