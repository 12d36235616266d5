/** The Dutch words of the rows in ../part-time-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PART_TIME_REFUSED_NL: Words = {
  'de.parttime.want': {
    says: 'Uw werkgever weigert minder uren, of ouderschapsverlof zoals gevraagd.',
  },
  'de.parttime.right-parents': {
    says: 'In ouderschapsverlof mag u twee maanden of langer 15 tot 32 uur werken, in bedrijven met meer dan 15 mensen na zes maanden. Een nee vraagt dringende redenen, in tekst binnen vier weken: acht als uw kind ouder is dan drie. Anders geldt het als ja. Kind van vóór mei 2025? Dan is een e-mail geen geldig nee.',
  },
  'de.parttime.right-hours': {
    says: 'Buiten ouderschapsverlof kunt u na zes maanden in bedrijven met meer dan 15 mensen minder uren vragen, drie maanden vooraf. Alleen voor een tijd (Brückenteilzeit): meer dan 45. Een nee vraagt redenen van het bedrijf, in tekst een maand voor het begin. Anders geldt het als ja.',
  },
  'de.parttime.right-leave': {
    says: 'Ouderschapsverlof zelf vraagt meestal geen ja: alleen een derde deel na de derde verjaardag kan worden geweigerd, om dringende redenen. Meld het zeven weken vooraf, 13 als uw kind ouder is dan drie. Vanaf dan, hoogstens acht of 14 weken voor het begin, mag u tot het einde niet worden ontslagen.',
  },
  'de.parttime.step': {
    says: 'Kijk wanneer uw verzoek en het nee kwamen. Schrijf waarom u het oneens bent en ga naar de arbeidsrechter: die kan snel beslissen.',
  },
}
