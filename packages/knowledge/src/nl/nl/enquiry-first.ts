/** The Dutch words of the rows in ../enquiry-first.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_WORDS: Words = {
  'nl.ask.bailiff-enter': {
    says: 'Zonder vonnis of bevel mag een deurwaarder niet binnenkomen. Met een titel, en als u niet opendoet, moet er een politieambtenaar bij zijn. Vraag de titel te zien.',
  },
  'nl.ask.unpaid-wages': {
    says: 'Vraag uw loon schriftelijk, met een laatste dag. Bij te laat betaald loon kunt u tot 50% extra eisen. Bij de kantonrechter hebt u geen advocaat nodig, en het Juridisch Loket helpt gratis.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Vraag uw loon schriftelijk, met een laatste dag. Bij te laat betaald loon kunt u tot 50% extra eisen. Bij de kantonrechter hebt u geen advocaat nodig.',
  },
  'nl.ask.first-letter-old-bill': {
    says: 'Vraag eerst schriftelijk de rekening en het contract. Kosten mogen er pas bij na een brief die u 14 dagen geeft.',
    dependsOn: 'of de rekening van u is',
  },
}
