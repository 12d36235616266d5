/** Questions about a job that the employer ends: reasons, notice and redundancy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_NL: Words = {
  'ie.ask.fired': {
    says: 'Na 12 maanden werk moet de werkgever een eerlijke reden en procedure tonen. Klaag binnen zes maanden bij de WRC. Het is gratis.',
    dependsOn: 'hoe lang u er werkte, en de reden',
  },
  'ie.ask.dismissed-pregnant': {
    says: 'Het is tegen de wet u te ontslaan omdat u zwanger of met verlof bent. U hebt daarvoor geen 12 maanden werk nodig. Klaag binnen zes maanden gratis bij de WRC.',
  },
  'ie.ask.settlement-agreement': {
    says: 'Teken niet meteen. Afstand van uw rechten (waiver) telt alleen als u wist wat u opgaf, dus advies hoort er meestal bij. Vraag het bedrijf een advocaat (solicitor) te betalen.',
  },
  'ie.ask.fired-no-reason': {
    says: 'Na 12 maanden moet de werkgever een eerlijke reden en een eerlijk proces tonen: waarschuwingen, gesprek, beroep. Vraag schriftelijk naar de redenen; u moet ze in 14 dagen krijgen. Klaag binnen zes maanden bij de WRC. Na 13 weken geldt een opzegtermijn.',
  },
}
