/** Questions about a notice to sell or move in that ends in the first year of a tenancy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SALE_IN_FIRST_YEAR_NL: Words = {
  'gb.ask-housing.sale-first-year': {
    says: 'Een opzegging wegens verkoop of eigen gebruik (grounds 1A en 1) werkt niet als de datum in uw eerste jaar valt. Vier maanden alleen is niet genoeg. U hoeft die dag niet weg. Betaal door, schrijf het de verhuurder en laat Shelter kijken: 0808 800 4444. Alleen een rechter kan u eruit zetten. Daarna mag de woning 12 maanden niet opnieuw verhuurd worden.',
  },
  'gb.ask-housing.sale-notice-after-year': {
    says: 'Een Form 3A met ground 1 of 1A kan gelden na uw eerste jaar. Toch hoeft u op die dag niet weg. De verhuurder moet naar de rechter en zijn plan bewijzen; alleen deurwaarders van de rechtbank ontruimen. Laat Shelter formulier, vier maanden en borg nakijken: 0808 800 4444. Betaal door en vraag de gemeente hulp. Daarna 12 maanden niet opnieuw verhuren.',
  },
}
