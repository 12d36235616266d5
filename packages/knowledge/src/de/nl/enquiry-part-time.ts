/** Questions about working fewer hours: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_TIME_NL: Words = {
  'de.ask-job.part-time': {
    says: 'Na zes maanden in een bedrijf met meer dan 15 mensen mag u om minder uren vragen. Bij meer dan 45 kan het ook voor maar één tot vijf jaar (Brückenteilzeit). Doe dat drie maanden vooraf op schrift, met de verdeling die u wilt. Een nee vraagt goede redenen van het bedrijf, op schrift, uiterlijk een maand voor het begin. Anders dalen de uren zoals gevraagd. Bij ruzie beslist de arbeidsrechter.',
    dependsOn: 'hoe groot het bedrijf is en welke redenen het heeft',
  },
}
