/** Questions about faulty goods: repair, money back and how long. The Consumer Rights Act runs in all four nations. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_DE: Words = {
  'gb.ask-consumer.faulty': {
    says: 'In den ersten 30 Tagen bekommen Sie Ihr Geld zurück. Danach hat der Verkäufer einen Versuch für Reparatur oder Ersatz. Scheitert er, gibt es Geld zurück oder einen Preisnachlass.',
    dependsOn: 'wie lange Sie es schon haben',
  },
  'gb.ask-consumer.repair-failed': {
    says: 'Nach einem gescheiterten Versuch können Sie es gegen Geld zurückgeben oder mit Preisnachlass behalten. In den ersten sechs Monaten dürfen sie für die Nutzung nichts abziehen, außer bei Autos.',
  },
  'gb.ask-consumer.manufacturer': {
    says: 'Ihr Vertrag ist mit dem Verkäufer, also muss er es in Ordnung bringen. Sie müssen nicht zum Hersteller. Dessen Garantie kommt dazu.',
  },
  'gb.ask-consumer.warranty-over': {
    says: 'Auch nach Ende der Garantie haben Sie Rechte. Ware muss eine faire Zeit halten. Nach sechs Monaten müssen Sie vielleicht zeigen, dass der Fehler von Anfang an da war.',
  },
  'gb.ask-consumer.digital': {
    says: 'Sind bezahlte digitale Inhalte fehlerhaft, muss der Verkäufer reparieren oder ersetzen. Scheitert das, gibt es Nachlass bis zum ganzen Preis. Beginnt ein Download mit Ihrer Zustimmung, verlieren Sie die 14 Tage Widerruf.',
    dependsOn: 'ob es fehlerhaft ist',
  },
  'gb.ask-consumer.shop-or-maker': {
    says: 'Der Laden muss es in Ordnung bringen, nicht der Hersteller. Verlangen Sie Reparatur oder Ersatz, dann Geld zurück oder Nachlass. Nach sechs Monaten müssen Sie vielleicht zeigen, dass der Fehler von Anfang an da war.',
  },
  'gb.ask-consumer.faulty-months': {
    says: 'Ja, aber zuerst darf der Verkäufer reparieren oder ersetzen. Scheitert das, gibt es Geld zurück oder Nachlass. In den ersten sechs Monaten gilt der Fehler als von Anfang an da, außer der Verkäufer zeigt das Gegenteil.',
  },
}
