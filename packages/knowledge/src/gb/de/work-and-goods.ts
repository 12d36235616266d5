/** Unpaid bills for work and goods: what the consumer laws say to both sides. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_AND_GOODS_DE: Words = {
  'gb.work.care-and-skill': {
    says: 'Arbeit einer Firma für Verbraucher muss mit der üblichen Sorgfalt gemacht sein. Ist sie es nicht, muss die Firma nachbessern oder weniger verlangen.',
  },
  'gb.work.interest': {
    says: 'Zinsen schulden Sie jetzt nur, wenn der Vertrag es sagt. Vor Gericht sind 8% im Jahr üblich, und der Richter entscheidet.',
    actionable:
      'Lassen Sie die Zinsen bei Ihrem Angebot weg, außer ein Vertrag nennt sie. Ein Gericht gibt sie erst nach einer Klage.',
  },
  'gb.work.goods': {
    says: 'Waren, die eine Firma Verbrauchern verkauft, müssen in Ordnung und wie beschrieben sein. Sonst kann der Käufer Reparatur, weniger Preis oder Geld zurück bekommen.',
  },
  'gb.work.as-described': {
    says: 'Beim Verkauf unter Privatleuten muss die Sache zur Beschreibung passen. Für die Qualität muss ein privater Verkäufer nach dem Gesetz nicht einstehen.',
  },
  'gb.work.misled': {
    says: 'Hat ein Verkäufer etwas Falsches gesagt, das zum Kauf führte, muss er vielleicht zahlen. Hatte er gute Gründe, es zu glauben, vielleicht nicht.',
  },
  'gb.work.late-payment': {
    says: 'Unter Firmen kommen per Gesetz Zinsen und £40, £70 oder £100 zu einer späten Rechnung. Für private Käufe gilt das nicht.',
  },
  'gb.work.fair-price': {
    says: 'War für eine Leistung kein Preis vereinbart, schulden Sie einen angemessenen und nicht mehr. War sie schlecht, schulden Sie vielleicht weniger, manchmal nichts.',
  },
  'gb.work.private-interest': {
    says: 'War es kein Geschäft zwischen Firmen, schulden Sie jetzt nur vereinbarte Zinsen. Vor Gericht sind 8 % im Jahr üblich, und der Richter entscheidet.',
  },
}
