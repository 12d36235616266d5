/** The German words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_DE: Words = {
  'nz.ask.repossession': {
    says: 'Rufen Sie den Kreditgeber vor dem Ende der Frist an und bitten Sie um eine Änderung wegen einer Notlage (hardship). Er muss mindestens 15 Tage, bevor er Sachen nimmt, eine Warnung schicken.',
  },
  'nz.ask.mortgage': {
    says: 'Rufen Sie die Stelle der Bank für Notlagen (hardship team) und MoneyTalks unter 0800 345 123 an. Vor einem Zwangsverkauf (mortgagee sale) muss eine Mitteilung mit mindestens 20 Arbeitstagen kommen.',
  },
  'nz.ask.rates': {
    says: 'Fragen Sie die Gemeinde (council) nach einem Zahlungsplan und nach ihren Regeln für Notlagen. Bei niedrigem Einkommen können Sie einen Nachlass (rates rebate) bekommen.',
  },
  'nz.ask.data-breach': {
    says: 'Ändern Sie Ihre Passwörter, sagen Sie es Ihrer Bank und sperren Sie kostenlos Ihre Kreditakte. Rufen Sie IDCARE unter 0800 121 068 an. Fragen Sie, was genommen wurde.',
  },
  'nz.ask.winz-debt': {
    says: 'Sind Sie nicht einverstanden, verlangen Sie innerhalb von drei Monaten von Work and Income eine Überprüfung (review). Schulden Sie es, bitten Sie um eine kleinere Rate, mit der Sie leben können.',
  },
  'nz.ask.scam-refund': {
    says: 'Es kommt darauf an. Rufen Sie sofort die Bank an. Was Sie nicht erlaubt haben, muss sie meist zurückzahlen. Seit Ende 2025 ersetzen Regeln der Banken auch manchen Betrug, den Sie erlaubt haben. Fragen Sie schriftlich.',
    dependsOn: 'wie das Geld wegging und ob die Bank gewarnt hat',
  },
  'nz.ask.refund-phone': {
    says: 'Hat es einen Fehler, muss der Laden reparieren, ersetzen oder das Geld zurückgeben. Wenn Sie nur Ihre Meinung ändern, haben Sie kein Recht darauf. Zeigen Sie Beweise und nennen Sie den Consumer Guarantees Act.',
    dependsOn: 'ob die Ware einen Fehler hat',
  },
  'nz.ask.photo': {
    says: 'Nicht sofort. Fragen Sie, wem es gehört und wie die Summe entstanden ist. Eine faire Summe ist meist die übliche Lizenzgebühr. Nehmen Sie das Bild heraus.',
    dependsOn: 'wie Sie es benutzt haben und ob Sie eine Erlaubnis hatten',
  },
  'nz.ask.faulty-car': {
    says: 'Das Auto eines Händlers muss von ordentlicher Qualität sein. Verlangen Sie Reparatur, und Ihr Geld zurück, wenn der Fehler schwer ist. Das Motor Vehicle Disputes Tribunal kann bis 100.000 $ entscheiden.',
  },
  'nz.ask.flight': {
    says: 'Es kommt darauf an. War die Fluggesellschaft schuld, können Sie Ihre Kosten verlangen. Ein Dienst muss sorgfältig gemacht werden. Verlangen Sie schriftlich Ihr Geld zurück oder einen anderen Flug.',
    dependsOn: 'warum der Flug ausfiel',
  },
  'nz.ask.builder': {
    says: 'Schreiben Sie, was falsch ist, und nennen Sie ein Datum für die Reparatur. Für Bauarbeiten gelten zehn Jahre lang Garantien, und Fehler aus dem ersten Jahr müssen behoben werden.',
  },
  'nz.ask.toll': {
    says: 'Nicht immer. Haben Sie das Auto verkauft oder sind nicht gefahren, sagen Sie es NZTA mit Beweisen. Zahlen Sie die Maut selbst bald, damit keine Geldstrafe folgt.',
    dependsOn: 'wem das Auto an dem Tag gehörte und wer fuhr',
  },
  'nz.ask.broken-goods': {
    says: 'Schreiben Sie dem Laden und sagen Sie, was kaputtging. Waren müssen angemessen lange halten, auch nach der Garantie. Bei einem schweren Fehler können Sie Ihr Geld oder eine neue Ware wählen.',
  },
  'nz.ask.loan-in-my-name': {
    says: 'Schreiben Sie dem Kreditgeber, dass der Kredit nicht Ihrer ist. Bitten Sie alle Auskunfteien um eine kostenlose Sperre (freeze), und rufen Sie IDCARE unter 0800 121 068 an. Melden Sie es der Polizei unter 105.',
  },
  'nz.ask.card-payment-not-mine': {
    says: 'Beschweren Sie sich schriftlich bei der Bank. Was Sie nicht erlaubt haben, zahlt sie meist zurück, wenn Sie vernünftig aufgepasst haben. Sagt sie Nein, gehen Sie kostenlos zum Banking Ombudsman.',
  },
  'nz.ask.firm-closed': {
    says: 'Verlangen Sie das Geld schriftlich, und bitten Sie Ihre Bank sofort um Rückbuchung (chargeback). Kann die Firma ihr Versprechen nicht halten, können Sie den Vertrag beenden und das Geld zurückfordern. Ist sie zahlungsunfähig, schreiben Sie dem Verwalter (liquidator).',
  },
  'nz.ask.benefit-refused': {
    says: 'Verlangen Sie innerhalb von drei Monaten schriftlich eine Überprüfung der Entscheidung (review of decision). Ein Ausschuss sieht sie sich an, danach können Sie Berufung (appeal) einlegen. Es ist kostenlos.',
  },
}
