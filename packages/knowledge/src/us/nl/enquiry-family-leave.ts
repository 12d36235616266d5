/** Questions about family and medical leave: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_LEAVE_NL: Words = {
  'us.ask-work.family-leave': {
    says: 'Het bedrijf moet 50 of meer werknemers hebben, en u een jaar en 1.250 uur daar. Dan mag u 12 weken onbetaald verlof nemen en uw baan houden. Sommige staten betalen ervoor.',
    dependsOn: 'hoe groot het bedrijf is en hoe lang u er werkt',
  },
  'us.ask-everyday.medical-leave': {
    says: 'Het hangt ervan af. Had u bij een gezondheidsprobleem recht op verlof of aanpassingen op het werk, dan is ontslag omdat u erom vroeg tegen de wet. Vraag de EEOC of het Labor Department.',
    dependsOn: 'hoe groot het bedrijf is en hoe lang u er werkte',
  },
  'us.ask-life.family-leave': {
    says: 'Bij een bedrijf met 50 werknemers kunt u meestal 12 weken onbetaald verlof nemen voor een ouder, kind, partner of eigen ziekte. Uw baan blijft. Sommige staten betalen een deel van uw loon.',
    dependsOn: 'hoe groot het bedrijf is, een jaar werk daar, en uw staat',
  },
}
