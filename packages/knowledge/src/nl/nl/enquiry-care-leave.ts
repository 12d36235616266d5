/** Questions about leave to care for a sick relative: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_LEAVE_NL: Words = {
  'nl.ask.care-leave': {
    says: 'Ja. Voor een naaste die ziek is en u nodig heeft, mag u per jaar twee keer uw weekuren opnemen, met 70 % loon. Bij ernstige of lange ziekte is het zes keer uw weekuren zonder loon. In nood mag u meteen kort weg, betaald. Zeg het uw werkgever schriftelijk. Hij mag alleen om zeer zware redenen weigeren en moet die geven. Vraag dan het Juridisch Loket.',
  },
}
