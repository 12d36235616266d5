/** German: the words of the rows in ../phone-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PHONE_SERVICE_DE: Words = {
  'gb.phone.right-service': {
    says: 'Der Dienst muss sorgfältig und wie versprochen sein. War er viel schlechter, können Sie weniger Preis oder ein kostenloses Ende verlangen.',
  },
}
