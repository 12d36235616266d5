/** The Dutch words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_NL: Words = {
  'it.ask.school-bullying': {
    says: 'Schrijf de directeur (dirigente scolastico) en vraag wat hij doet: elke school moet regels en iemand tegen pesten hebben, handelen en de ouders inlichten. Bewaar berichten en papieren van de arts. Beledigingen online: vraag de site ze te wissen; zonder antwoord in 48 uur de Garante. Bel gratis 114. Bij geweld naar de politie.',
  },
}
