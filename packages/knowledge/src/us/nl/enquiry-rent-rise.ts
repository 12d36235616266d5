/** Questions about a higher rent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_NL: Words = {
  'us.story.rent-rise': {
    says: 'Tijdens een huurcontract blijft de huur meestal gelijk. Daarna vragen staten bericht vooraf, vaak 30 tot 90 dagen, en sommige staten en steden begrenzen de verhoging. Vraag schriftelijk welke regel zij gebruiken.',
    dependsOn: 'uw staat, uw stad en het gebouw',
  },
}
