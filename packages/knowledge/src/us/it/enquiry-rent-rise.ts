/** Questions about a higher rent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_IT: Words = {
  'us.story.rent-rise': {
    says: 'Durante un contratto l’affitto quasi sempre resta uguale. Dopo, gli Stati chiedono un avviso, spesso da 30 a 90 giorni, e alcuni Stati e città limitano l’aumento. Chieda per iscritto la regola che usano.',
    dependsOn: 'il Suo Stato, la Sua città e l’edificio',
  },
}
