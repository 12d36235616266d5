/** The German words of the rows in ../tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_BILL_DE: Words = {
  'us.tax.want-bill': {
    says: 'Die IRS will unbezahlte Steuer. Die Summe enthält die Steuer, Zinsen bis zu einem Tag und Strafen für die Verspätung.',
  },
  'us.tax.right-demand': {
    says: 'Sie haben das Recht auf eine Rechnung mit der Summe. Die IRS muss sie innerhalb von 60 Tagen schicken, nachdem sie die Steuer eingetragen hat.',
  },
  'us.tax.right-penalty': {
    says: 'Eine Strafe für spätes Zahlen ist 0.5 % der Steuer im Monat, höchstens 25 %. Sie fällt weg, wenn Sie einen guten Grund zeigen. Bei einem Plan für eine rechtzeitige Steuererklärung ist sie halb so hoch.',
  },
  'us.tax.insight-interest': {
    says: 'Zahlen Sie innerhalb von 21 Tagen nach der Rechnung, kommen für diese Tage keine Zinsen dazu. Ab $100,000 sind es 10 Geschäftstage.',
    actionable:
      'Zahlen Sie wenn möglich alles oder einen Teil innerhalb von 21 Tagen nach dem Datum der Mitteilung.',
  },
  'us.tax.insight-interest-runs': {
    says: 'Zinsen laufen von dem Tag, an dem die Steuer fällig war, bis Sie zahlen, auch bei einem Plan. Jede Zahlung macht sie kleiner.',
    actionable: 'Bestreiten Sie nur einen Teil, zahlen Sie den Rest jetzt.',
  },
  'us.tax.not-yet-levy': {
    says: 'So eine Rechnung ist keine Pfändung (levy). Die IRS muss noch einmal schreiben, mindestens 30 Tage, bevor sie Besitz nimmt.',
  },
}
