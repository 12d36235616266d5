/** The Dutch words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_NL: Words = {
  'es.ask.school-bullying': {
    says: 'Schrijf de directie en vraag het pestprotocol (protocolo de acoso) te openen. Elke school moet er een hebben, en iemand voor het welzijn (coordinador de bienestar). Bewaar berichten en papieren van de arts. Gebeurt er niets, schrijf dan de onderwijsinspectie. Bel gratis 900 018 018. Bij geweld gaat u naar de politie.',
  },
}
