/** Questions about holidays and illness in a job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_NL: Words = {
  'de.ask-job.holiday': {
    says: 'Volgens de wet minstens vier weken per jaar. Het vervalt alleen als de werkgever u dat op tijd zei. Eindigt de baan, dan worden open dagen betaald.',
    dependsOn: 'uw contract en of uw werkgever u waarschuwde',
  },
  'de.ask-job.sick-pay': {
    says: 'Na vier weken in de baan betaalt uw werkgever u tot zes weken alles door. Dan betaalt de zorgverzekeraar ziekengeld.',
  },
  'de.ask-job.meeting-while-sick': {
    says: 'Zolang u ziek bent, hoeft u meestal niet naar een gesprek op het werk. Er moet een dringende reden zijn die niet kan wachten, en u moet het aankunnen. Kort bellen mag men vragen. Zeg schriftelijk af met de ziekmelding en zwijg niet.',
  },
  'de.ask-job.leave-denied': {
    says: 'Toegekend verlof kan niet worden teruggenomen, en u hoeft er niet van terug te komen. Vooraf tellen uw wensen, tenzij het bedrijf een dringende nood heeft of een collega sociaal voorgaat. Vraag de reden schriftelijk. Ga nooit zonder ja: laat de arbeidsrechter het bevelen.',
  },
}
