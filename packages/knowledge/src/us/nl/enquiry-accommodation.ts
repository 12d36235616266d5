/** Questions about changes at work that an illness or disability calls for: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOMMODATION_NL: Words = {
  'us.accommodation.ask-delay': {
    says: 'Onnodig uitstel kan zelf al onwettig zijn. Een bedrijf met 15 of meer mensen moet met u praten en snel handelen. Vraag HR schriftelijk een dag voor het besluit en een tussenoplossing om nu te werken. Niet gewerkte uren zijn meestal onbetaald: vraag betaald verlof, ziekengeld van de staat of WW. Klagen bij de EEOC is gratis, binnen 180 dagen, of 300 in de meeste staten.',
  },
  'us.accommodation.ask-refused': {
    says: 'Een bedrijf met 15 of meer mensen moet een aanpassing geven die helpt, tenzij die te zwaar of te duur is. Het mag een andere kiezen die even goed helpt, maar moet eerst met u praten. Vraag de reden op papier. Bied iets anders aan, met een brief van uw arts. Het mag u niet straffen om de vraag. Klagen bij de EEOC is gratis: 180 dagen, in de meeste staten 300.',
    dependsOn: 'hoe groot het bedrijf is, en of de aanpassing te zwaar of te duur is',
  },
}
