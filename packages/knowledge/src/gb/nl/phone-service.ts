/** Dutch: the words of the rows in ../phone-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PHONE_SERVICE_NL: Words = {
  'gb.phone.right-service': {
    says: 'De dienst moet zorgvuldig zijn en zoals beloofd. Was die veel slechter, dan kunt u een lagere prijs vragen of gratis weg.',
  },
}
