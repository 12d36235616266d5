/** The Dutch words of the rows in ../part-time-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PART_TIME_REFUSED_NL: Words = {
  'de.parttime.want': {
    says: 'Uw werkgever weigert minder uren, of ouderschapsverlof zoals gevraagd.',
  },
  'de.parttime.right-parents': {
    says: 'Tijdens ouderschapsverlof mag u 15 tot 32 uur werken in bedrijven met meer dan 15 mensen na zes maanden. Weigeren mag alleen schriftelijk om dringende redenen, binnen vier weken, acht als het kind ouder is dan drie. Te laat is ja.',
  },
  'de.parttime.right-hours': {
    says: 'Anders kunt u na zes maanden in bedrijven met meer dan 15 mensen minder uren vragen, drie maanden vooraf. Een nee vraagt redenen, schriftelijk een maand voor de start. Anders is het ja.',
  },
  'de.parttime.right-leave': {
    says: 'Ouderschapsverlof zelf vraagt geen ja. U meldt het op tijd: zeven weken vooraf, 13 als het kind ouder is dan drie. In die tijd mag men u niet ontslaan.',
  },
  'de.parttime.step': {
    says: 'Kijk wanneer uw verzoek en het nee kwamen. Schrijf waarom u het oneens bent en ga naar de arbeidsrechter: die kan snel beslissen.',
  },
}
