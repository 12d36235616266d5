/** The Dutch words of the rows in ../enquiry-e-transfers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_E_TRANSFERS_NL: Words = {
  'ca.fact.e-transfer-taken': {
    says: 'Meld uw bank vandaag schriftelijk dat een ander de e-transfer nam en vraag het geld. Vraag welke rekening het kreeg en meld het bij politie en 1-888-495-8501. Wijzig uw mailwachtwoord. Weigert de bank of duurt het 56 dagen, dan beslist OBSI gratis. Zeg hoe u het antwoord koos.',
  },
  'ca.fact.e-transfer-sent': {
    says: 'Bel nu de bank: een niet opgehaalde e-transfer kan gestopt worden. Is hij opgehaald en stuurde u zelf, dan hoeft de bank meestal niet te betalen; vraag het toch schriftelijk. Meld het bij politie, site en 1-888-495-8501. Bewaar advertentie en berichten. Deed de bank iets fout, dan kijkt OBSI gratis.',
  },
}
