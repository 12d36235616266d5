/** Questions about collection firms, their costs and old debts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_FIRM_DE: Words = {
  'de.ask-debt.collector-take': {
    says: 'Ein Inkassobüro kann nichts pfänden und darf nicht in Ihre Wohnung. Das kann nur der Gerichtsvollzieher mit einem Titel.',
  },
  'de.ask-debt.collector-pay': {
    says: 'Eine richtige Rechnung zahlen Sie. Kosten dürfen nicht höher sein als beim Anwalt. Ist sie falsch, bestreiten Sie schriftlich.',
    dependsOn: 'ob Sie die Rechnung schulden und vorher gemahnt wurden',
  },
  'de.ask-debt.collector-unknown': {
    says: 'Zahlen Sie nicht. Ohne Ihre Bestellung gibt es keinen Vertrag, und beweisen müssen ihn die anderen. Schreiben Sie einmal „Ich bestreite die Forderung“ und verlangen Sie die Belege. Hat jemand Ihren Namen benutzt? Erstatten Sie Anzeige, auch online, und schicken Sie sie mit. Eine bestrittene Forderung darf nicht zur Schufa. Kommt ein Mahnbescheid, widersprechen Sie binnen zwei Wochen.',
  },
  'de.ask-debt.ignore-collector': {
    says: 'Ignorieren ist riskant. Bestreiten Sie einmal schriftlich, wenn sie falsch ist. Übersehen Sie nie einen gelben Umschlag vom Gericht.',
  },
  'de.ask-debt.old-debt': {
    says: 'Ohne Titel verjähren die meisten Schulden drei Jahre nach Jahresende. Mit Titel sind es 30 Jahre. Zahlen Sie vorher nichts an.',
    dependsOn: 'ob es einen Titel vom Gericht gibt',
  },
  'de.ask-debt.rates': {
    says: 'Bieten Sie schriftlich eine Rate an, die Sie halten können. Fragen Sie nach Kosten und streichen Sie jedes Schuldanerkenntnis.',
  },
  'de.ask-debt.pay-old-part': {
    says: 'Zahlen Sie bei alten Schulden nichts an, bevor Sie die Verjährung geprüft haben. Eine Zahlung startet die drei Jahre neu.',
  },
}
