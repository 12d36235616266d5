/** Questions about who pays for a care home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_HOME_WORDS: Words = {
  'fr.ask-buy.care-home-costs': {
    dependsOn: 'i Suoi mezzi e i loro',
    says: 'I figli possono dovere aiuto a un genitore nel bisogno, ciascuno secondo i mezzi (obligation alimentaire). La casa non fissa da sola la Sua parte: vi accordate, o la fissa il giudice della famiglia. Un genitore che Le ha mancato gravemente può perdere l’aiuto. Chieda prima l’aiuto sociale (ASH) e quello per l’alloggio.',
  },
}
