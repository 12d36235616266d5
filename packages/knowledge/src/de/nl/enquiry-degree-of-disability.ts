/** Questions about a degree of disability that is too low: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEGREE_OF_DISABILITY_NL: Words = {
  'de.ask-benefit.degree-of-disability': {
    says: 'Maak binnen een maand schriftelijk bezwaar; één zin is genoeg en het is gratis. Vraag het dossier met de rapporten van de artsen. Leg dan met uw artsen uit wat dagelijks niet meer gaat: dat telt meer dan de naam van de ziekte. Met 30 of 40 kunt u de Agentur für Arbeit om gelijkstelling vragen, die uw baan beschermt. Daarna is de sociale rechter gratis. VdK of SoVD helpt.',
  },
}
