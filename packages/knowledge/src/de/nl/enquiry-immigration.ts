/** The Dutch words of Germany: enquiry immigration. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_NL: Words = {
  'de.ask-stay.extend': {
    says: 'Vraag het schriftelijk aan voordat de vergunning eindigt, ook zonder afspraak bij het kantoor. Dan geldt zij als doorlopend totdat ze beslissen. Vraag de Fiktionsbescheinigung.',
  },
  'de.ask-stay.refused': {
    says: 'Ga vandaag naar een advocaat. U hebt meestal één maand voor bezwaar of de rechter, maar dat alleen stopt uitzetting niet. Vraag de rechter een snelle stop (Eilantrag).',
  },
  'de.ask-stay.asylum-no': {
    says: 'U hebt twee weken vanaf de betekening om naar de rechter te gaan, in sommige gevallen één week. De laatste pagina zegt welke. Vaak stopt de zaak uw uitzetting niet vanzelf. Vraag de rechter dus ook een snelle stop (Eilantrag).',
  },
  'de.ask-stay.citizenship': {
    says: 'Meestal na vijf jaar hier met een zekere vergunning. U moet van eigen inkomen leven, Duits op niveau B1 kennen en de test halen. U mag uw oude paspoort houden.',
  },
  'de.ask-stay.no-answer': {
    says: 'Schrijf en geef een dag. Na drie maanden zonder goede reden kunt u een beslissing eisen bij de rechter (Untätigkeitsklage).',
  },
  'de.ask-stay.step-advice': {
    says: 'Ga naar een gratis adviespunt (Migrationsberatung). Ga bij een weigering dezelfde dag naar een advocaat.',
  },
}
