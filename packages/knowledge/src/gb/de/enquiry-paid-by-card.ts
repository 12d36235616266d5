/** Questions about money back from the card firm or the bank: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_BY_CARD_DE: Words = {
  'gb.ask-consumer.section-75': {
    says: 'Wurde ein Teil mit Kreditkarte gezahlt und kostete die Sache über £100 und nicht über £30,000, haftet auch die Kartenfirma. Fordern Sie nach section 75. Bei Debitkarte verlangen Sie chargeback.',
    dependsOn: 'wie Sie zahlten und der Preis der Sache',
  },
  'gb.ask-consumer.chargeback': {
    says: 'Verlangen Sie von Ihrer Bank chargeback. Das ist eine Regel der Kartensysteme, kein Gesetz, mit kurzer Frist, oft 120 Tage. Fragen Sie also jetzt. Es geht auch bei kleinen Summen.',
  },
}
