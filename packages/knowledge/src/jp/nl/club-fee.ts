/** Reminders of a club fee: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CLUB_FEE_NL: Words = {
  'jp.debt.know-club-fee': {
    says: 'Een clubbijdrage rust op de regels (会則) waarmee u akkoord ging. Ging u weg of werd u nooit lid? Zeg het met de dag, en vraag de regels.',
  },
  'jp.debt.club-reality': {
    says: 'Dit is een beleefde herinnering aan een bijdrage. Niemand kan daardoor uw geld nemen, en zonder grond in de regels mogen er geen kosten bij.',
  },
  'jp.debt.club-step': {
    says: 'Kijk of u betaald hebt en of u nog lid bent. Zo ja, betaal of vraag meer tijd. Ging u weg, schrijf dan op welke dag.',
  },
}
