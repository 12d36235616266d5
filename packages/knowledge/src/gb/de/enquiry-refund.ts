/** Questions about refunds: when, in which form, without a receipt, and who pays to send it back. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUND_DE: Words = {
  'gb.ask-consumer.refund-time': {
    says: 'Bei fehlerhafter Ware hat der Verkäufer 14 Tage ab seiner Zustimmung. Beim Widerruf online hat er 14 Tage, sobald er die Ware oder Ihren Versandbeleg hat.',
    dependsOn: 'warum Sie das Geld bekommen',
  },
  'gb.ask-consumer.voucher': {
    says: 'Ist die Ware fehlerhaft, müssen Sie keinen Gutschein nehmen. Geld muss auf dem gleichen Weg zurückkommen. Gefällt sie Ihnen nur nicht mehr, entscheidet die Regel des Ladens.',
  },
  'gb.ask-consumer.no-receipt': {
    says: 'Verlorene Quittung, fehlende Schachtel oder „no refunds“ beenden Ihre Rechte bei fehlerhafter Ware nicht. Zeigen Sie einen Beleg, etwa Kontoauszug. Für Sonderangebote gilt dasselbe, aber nicht für gezeigte Fehler.',
  },
  'gb.ask-consumer.return-cost': {
    says: 'Ist es fehlerhaft, zahlt der Verkäufer die Rückgabe. Beim Widerruf online zahlen vielleicht Sie, wenn man es vorher sagte. Die einfachen Lieferkosten müssen sie trotzdem erstatten.',
    dependsOn: 'ob es fehlerhaft ist oder Sie es nicht mehr wollen',
  },
}
