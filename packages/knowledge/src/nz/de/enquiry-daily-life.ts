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
  'nz.ask.collector-fees': {
    says: 'Nur wenn Ihr Vertrag es erlaubt, und nur echte, faire Kosten. Verlangen Sie Vertrag und Zahlen. Bei einem Kredit dürfen Gebühren nicht unangemessen sein; zahlen Sie die wahre Schuld und bestreiten Sie den Rest.',
  },
  'nz.ask.not-driving': {
    says: 'Schicken Sie die eidesstattliche Erklärung (statutory declaration) mit Name und Adresse des Fahrers bis zum Fälligkeitstag. Wurde das Auto verkauft oder gestohlen, erklären Sie das. Falsche Angaben sind strafbar.',
  },
  'nz.ask.no-asset': {
    says: 'Ein No-Asset-Verfahren löscht die meisten Schulden von 1.000 bis 50.000 $ in einem Jahr, einmal im Leben. Die Insolvenz dauert drei Jahre. Mit einer Repayment Order zahlen Sie in Teilen.',
  },
  'nz.ask.visa-declined': {
    says: 'Sind Sie mit gültigem Visum in Neuseeland, verlangen Sie binnen 14 Tagen einmal eine neue Prüfung (reconsideration). Bei residence ist meist binnen 42 Tagen Berufung möglich. Aus dem Ausland stellen Sie einen neuen Antrag.',
  },
  'nz.ask.insurer-not-told': {
    says: 'Fragen Sie, welche Frage Sie falsch beantwortet haben sollen und warum es wichtig war. Alte kleine Strafen dürfen nach sieben Jahren ohne neue Strafe verschwiegen werden. Die kostenlose Stelle des Versicherers kann entscheiden.',
  },
  'nz.ask.ird-deduct': {
    says: 'Rufen Sie Inland Revenue heute an oder nutzen Sie myIR. Es kann den Abzug bei Not senken, Raten vereinbaren und manche Strafen oder Zinsen streichen. Nahm es zu viel, beschweren Sie sich beim Ombudsman.',
  },
  'nz.ask.wages-order-lower': {
    says: 'Ja. Bitten Sie das Inkasso des Gerichts, die Pfändung (attachment order) zu ändern, mit Belegen Ihrer Kosten. Der größte Teil Ihres Nettolohns soll Ihnen bleiben.',
  },
  'nz.ask.winz-relationship': {
    says: 'Ein Haus zu teilen reicht nicht. Es muss wie eine Ehe sein, mit Bindung und Geldhilfe. Verlangen Sie binnen drei Monaten eine Prüfung (review) und zeigen Sie, dass Sie getrennt leben und zahlen.',
  },
  'nz.ask.acc-declined': {
    says: 'Verlangen Sie binnen drei Monaten nach dem Brief eine Prüfung (review); sie ist kostenlos. Lassen Sie einen Arzt schreiben, wie der Unfall die Verletzung verursachte. Danach ist Berufung beim District Court möglich.',
  },
  'nz.ask.private-sale': {
    says: 'Ein privater Verkäufer muss die Wahrheit sagen. War seine Angabe falsch und haben Sie deshalb gekauft, können Sie den Verlust fordern oder zurücktreten. Schreiben Sie zuerst, dann gehen Sie zum Disputes Tribunal.',
  },
  'nz.ask.credit-wrong': {
    says: 'Verlangen Sie von der Auskunftei schriftlich die Berichtigung, mit Beweisen. Sie muss binnen 20 Arbeitstagen prüfen und den Eintrag so lange als strittig markieren. Lehnt sie ab, beschweren Sie sich kostenlos beim Privacy Commissioner.',
  },
  'nz.ask.bank-hacked': {
    says: 'Rufen Sie sofort die Bank an und stoppen Sie Zahlungen. Zahlungen ohne Ihre Zustimmung erstatten Banken, außer Sie waren mit PIN oder Passwort nachlässig. Der Banking Ombudsman ist kostenlos.',
  },
}
