/** Questions about a notice to sell or move in that ends in the first year of a tenancy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SALE_IN_FIRST_YEAR_DE: Words = {
  'gb.ask-housing.sale-first-year': {
    says: 'Eine Kündigung wegen Verkauf oder Eigenbedarf (ground 1A, 1) hilft nicht, wenn ihr Tag in Ihr erstes Jahr fällt. Vier Monate Frist allein reichen nicht. Sie müssen an dem Tag nicht gehen. Zahlen Sie weiter, schreiben Sie es dem Vermieter und fragen Sie Shelter: 0808 800 4444. Nur ein Gericht kann Sie zum Auszug zwingen. Danach darf 12 Monate nicht neu vermietet werden.',
  },
}
