/** Questions about money back from the card firm or the bank: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_BY_CARD_DE: Words = {
  'gb.ask-consumer.section-75': {
    says: 'Kostete eine Sache über £100 und höchstens £30,000 und lief ein Teil über eine Kreditkarte, auch nur die Anzahlung, haftet die Kartenfirma für den ganzen Schaden. Das gilt auch für das, was Sie überwiesen haben. Fordern Sie es schriftlich nach section 75, mit Bestellung, Zahlungen und Brief des Verwalters. Bei Nein oder nach acht Wochen hilft der Financial Ombudsman. Bei Debitkarte: um Rückbuchung bitten.',
  },
  'gb.ask-consumer.chargeback': {
    says: 'Verlangen Sie von Ihrer Bank chargeback. Das ist eine Regel der Kartensysteme, kein Gesetz, mit kurzer Frist, oft 120 Tage. Fragen Sie also jetzt. Es geht auch bei kleinen Summen.',
  },
}
