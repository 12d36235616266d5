/** Dutch: the words of the rows in ../jobcentre-appointment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTRE_APPOINTMENT_NL: Words = {
  'gb.jobcentre.reality': {
    says: 'Er is nog niets gekort. Wie gaat, of het op tijd meldt, verliest meestal niets.',
  },
  'gb.jobcentre.right-good-reason': {
    says: 'Ze mogen alleen korten als u wegblijft zonder goede reden (good reason). Ziekte, de zorg voor een kind, een sollicitatiegesprek of een brief die te laat kwam, kan er een zijn.',
  },
  'gb.jobcentre.step-tell': {
    says: 'Kunt u niet komen? Meld het vóór de afspraak, in uw journal of per telefoon. Vraag een andere dag en bewaar bewijs.',
  },
}
