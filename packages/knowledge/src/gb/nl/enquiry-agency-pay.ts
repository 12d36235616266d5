/** Dutch: the words of the rows in ../enquiry-agency-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGENCY_PAY_NL: Words = {
  'gb.ask-work.agency-equal-pay': {
    says: 'Ja, na 12 weken in hetzelfde werk krijgt u het basisloon, de uren en de vakantie van vast personeel. Vraag het uitzendbureau schriftelijk hoe uw loon is berekend; het heeft 28 dagen. Daarna helpen Acas en een tribunaal. Vanaf dag één mag u de kantine gebruiken en vacatures zien.',
  },
  'gb.ask-work.camera': {
    dependsOn: 'waar hij op gericht is, waarom, en of het u verteld is',
    says: 'Camera’s mogen met een goede reden, als het u verteld wordt. Geluid is zelden eerlijk, net als filmen waar men rust, zich omkleedt of wast. Vraag schriftelijk waarom, wie het ziet en hoe lang, en naar hun gegevenstoets. Klagen bij de ICO is gratis.',
  },
}
