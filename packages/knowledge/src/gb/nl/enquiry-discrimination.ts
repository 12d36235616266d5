/** Questions about unequal treatment, pregnancy and reporting wrongs at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISCRIMINATION_NL: Words = {
  'gb.ask-work.discrimination': {
    says: 'U slechter behandelen om leeftijd, beperking, ras, geloof, sekse, zwangerschap, seksualiteit of trans zijn, is verboden. U hoeft er niet een vaste tijd te werken. Schrijf op wat er gebeurde en klaag.',
  },
  'gb.ask-work.pregnant': {
    says: 'U mag vanaf dag één niet worden ontslagen of slechter behandeld omdat u zwanger bent of met zwangerschapsverlof. Vallen er banen weg, meld het schriftelijk: dan gaat u voor bij ander passend werk. Vraag meteen advies en bewaar elk bericht.',
  },
  'gb.ask-work.whistleblow': {
    says: 'De wet beschermt u als u in het algemeen belang iets verkeerds meldt, zoals een misdrijf of gevaar. U hoeft er niet een vaste tijd te werken. Vraag snel advies, want sommige bevelen moet u binnen 7 dagen vragen.',
  },
  'gb.ask-work.pregnant-claim': {
    says: 'Ontslag wegens zwangerschap is vanaf dag één oneerlijk, en het is discriminatie. U hoeft er niet een vaste tijd te werken. Neem nu contact op met Acas, want er is een termijn. Bewaar elk bericht.',
  },
  'gb.ask-work.pregnant-time-limit': {
    says: 'Neem nu contact op met Acas. Bij ontslag vanaf 1 oktober 2026 hebt u zes maanden min een dag. Bij eerder ontslag was het drie maanden min een dag. Ontslag wegens zwangerschap is vanaf dag één oneerlijk, zonder vaste tijd in de baan.',
  },
  'gb.ask-work.sexual-harassment': {
    says: 'Dit is seksuele intimidatie, en de wet verbiedt het. U hoeft geen ontslag te nemen. Bewaar berichten en noteer elke keer en wie het zag. Klaag schriftelijk: de werkgever moet iets doen en mag u niet straffen. Acas helpt gratis: 0300 123 1100. Voor feiten sinds 1 oktober 2026 hebt u meestal zes maanden voor het tribunaal, voor eerdere drie min een dag. Bij aanraken of dreigen kunt u ook naar de politie.',
  },
}
