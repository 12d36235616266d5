/** Questions about rent arrears, eviction and a landlord who cuts off water or power: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DE: Words = {
  'de.ask-home.evict-now': {
    says: 'Der Vermieter muss zuerst klagen und gewinnen. Nur der Gerichtsvollzieher darf räumen. Bei Gefahr rufen Sie 110.',
  },
  'de.ask-home.eviction-date': {
    says: 'Gehen Sie heute zur Wohnungssicherung Ihrer Stadt und zum Anwalt. Der Antrag beim Gericht (§ 765a ZPO) muss zwei Wochen vorher da sein.',
  },
  'de.ask-home.power-off-landlord': {
    says: 'Der Vermieter darf Wasser, Heizung oder Strom nicht abstellen, um Sie loszuwerden. Ein Gericht stoppt das in Tagen (einstweilige Verfügung).',
  },
  'de.ask-home.cannot-pay-rent': {
    says: 'Handeln Sie, bevor zwei Monatsmieten offen sind: Dann darf der Vermieter fristlos kündigen. Zahlen Sie Miete zuerst und bitten Sie schriftlich um Raten. Jobcenter oder Sozialamt können die Schulden übernehmen, auch wenn Sie arbeiten. Beantragen Sie Wohngeld. Die Wohnungssicherung Ihrer Stadt hilft kostenlos.',
  },
}
