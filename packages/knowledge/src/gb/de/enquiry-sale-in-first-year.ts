/** Questions about a notice to sell or move in that ends in the first year of a tenancy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SALE_IN_FIRST_YEAR_DE: Words = {
  'gb.ask-housing.sale-first-year': {
    says: 'Eine Kündigung wegen Verkauf oder Eigenbedarf (ground 1A, 1) hilft nicht, wenn ihr Tag in Ihr erstes Jahr fällt. Vier Monate Frist allein reichen nicht. Sie müssen an dem Tag nicht gehen. Zahlen Sie weiter, schreiben Sie es dem Vermieter und fragen Sie Shelter: 0808 800 4444. Nur ein Gericht kann Sie zum Auszug zwingen. Danach darf 12 Monate nicht neu vermietet werden.',
  },
  'gb.ask-housing.sale-notice-after-year': {
    says: 'Ein Form 3A mit ground 1 oder 1A kann nach Ihrem ersten Jahr gelten. An dem Tag müssen Sie trotzdem nicht gehen. Der Vermieter muss vor Gericht den Plan beweisen, und nur Gerichtsvollzieher dürfen räumen. Shelter prüft Formular, vier Monate und Kaution: 0808 800 4444. Zahlen Sie weiter, fragen Sie die Gemeinde. Danach darf 12 Monate nicht neu vermietet werden.',
  },
}
