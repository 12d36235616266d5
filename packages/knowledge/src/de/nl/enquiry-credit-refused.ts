/** The Dutch words of the rows in ../enquiry-credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REFUSED_NL: Words = {
  'de.ask-credit.refused': {
    says: 'Vraag de bank welke gegevens zij gebruikte, en het kredietbureau om uw gratis kopie. Besliste alleen een score? Dan kunt u vragen dat een mens opnieuw kijkt. Foute gegevens moeten worden verbeterd of gewist.',
  },
  'de.ask-credit.right-correct': {
    says: 'Foute gegevens moeten worden verbeterd, en gegevens zonder reden gewist. Dat is gratis. Schrijf naar het kredietbureau en naar het bedrijf dat ze meldde.',
  },
}
