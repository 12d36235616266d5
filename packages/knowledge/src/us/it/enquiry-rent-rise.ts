/** The Italian words of the rows in ../enquiry-rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_IT: Words = {
  'us.ask-home.rent-increase': {
    says: 'Durante un contratto a tempo fisso l’affitto può salire solo se il contratto lo dice. Dopo serve un avviso, e alcuni Stati e città limitano l’aumento.',
    dependsOn: 'il Suo contratto, il Suo Stato e la Sua città',
  },
  'us.story.rent-rise': {
    says: 'Durante un contratto l’affitto quasi sempre resta uguale. Dopo, gli Stati chiedono un avviso, spesso da 30 a 90 giorni, e alcuni Stati e città limitano l’aumento. Chieda per iscritto la regola che usano.',
    dependsOn: 'il Suo Stato, la Sua città e l’edificio',
  },
}
