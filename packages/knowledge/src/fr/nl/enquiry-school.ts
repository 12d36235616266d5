/** The Dutch words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_WORDS: Words = {
  'fr.ask-family.school-bullying': {
    says: 'Pesten op school is een misdrijf, ook online. Noteer elk voorval en bewaar schermafbeeldingen. Schrijf aan het schoolhoofd en vraag wat er gebeurt en wanneer. Bel 3018, dat is gratis. Doet de school niets, schrijf dan aan het onderwijsbureau (rectorat, DASEN). U kunt aangifte doen bij de politie.',
  },
}
