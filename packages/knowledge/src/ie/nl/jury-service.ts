/** The Dutch words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_NL: Words = {
  'ie.jury.right-pay': {
    says: 'Uw werkgever moet u laten gaan en gewoon betalen. Vraag het gerecht om een bewijs.',
  },
  'ie.jury.right-excuse': {
    says: 'U kunt vrijstelling vragen om een goede reden, zoals ziekte, kinderen of een eigen zaak. Sommigen hoeven alleen te vragen, zoals vanaf 65 jaar.',
  },
  'ie.jury.right-who': {
    says: 'Sommigen mogen niet, zoals wie geen Iers burger is of in het recht werkt. Meld dat aan het gerecht.',
  },
  'ie.jury.warn': {
    says: 'Blijf niet weg zonder bericht. Zonder goede reden is de boete tot €500.',
  },
  'ie.jury.step': { says: 'Stuur het formulier terug. Vertel uw werkgever de dag.' },
}
