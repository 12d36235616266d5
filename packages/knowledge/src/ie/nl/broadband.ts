/** Phone and internet contracts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BROADBAND_NL: Words = {
  'ie.broadband.right-leave': {
    says: 'Een contract mag u hoogstens 24 maanden binden. U kunt gratis weg als de dienst ver onder de belofte blijft, of als ze de voorwaarden veranderen.',
  },
  'ie.broadband.right-service': {
    says: 'De dienst moet zorgvuldig zijn en zoals afgesproken. Zo niet, vraag herstel, of geld terug.',
  },
}
