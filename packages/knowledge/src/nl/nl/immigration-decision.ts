/** The Dutch words of the rows in ../immigration-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_DECISION_NL: Words = {
  'nl.stay.right-wait-here': {
    says: 'Met bezwaar mag u niet altijd hier wachten. Vraag de rechter meteen om een voorlopige voorziening die uitzetting stopt.',
  },
  'nl.stay.right-family': {
    says: 'Uw gezinsleven moet zorgvuldig worden gewogen: uw partner, kinderen, jaren hier. Stuur van alles bewijs.',
  },
  'nl.stay.right-heard': {
    says: 'U mag uw verhaal doen voordat zij op uw bezwaar beslissen. Vraag een tolk als u die nodig hebt.',
  },
  'nl.stay.step-lawyer': {
    says: 'Zoek een advocaat voor vreemdelingenrecht via de Raad voor Rechtsbijstand. Met een laag inkomen betaalt u maar een klein deel.',
  },
  'nl.stay.not-yet': {
    says: 'Meestal hebt u vier weken om zelf te vertrekken. Uw brief zegt of het korter is.',
  },
}
