/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DE: Words = {
  'nz.ask.things': {
    says: 'Eine Inkassofirma darf Ihre Sachen nicht nehmen und nicht hereinkommen. Das darf nur ein Gerichtsbeamter (bailiff) nach einer Anordnung. Ein Autokredit ist anders.',
  },
  'nz.ask.prison': {
    says: 'Sie können nicht ins Gefängnis kommen, weil Sie Geld aus einer Karte, einem Kredit oder einer Rechnung schulden. Rufen Sie MoneyTalks unter 0800 345 123 an, die Hilfe ist kostenlos.',
  },
  'nz.ask.old': {
    says: 'Die meisten Schulden sind nach sechs Jahren zu alt für das Gericht. Eine Zahlung oder ein unterschriebenes Papier startet die Zeit neu. Zahlen Sie nicht, bevor Sie es wissen.',
    dependsOn: 'der Tag, an dem Sie zuletzt gezahlt oder geschrieben haben, dass Sie es schulden',
  },
  'nz.ask.calls': {
    says: 'Bitten Sie schriftlich, nur E-Mail oder Briefe zu benutzen. Notieren Sie jeden Anruf. Belästigung ist gegen das Gesetz. Beschweren Sie sich bei der Streitstelle (dispute scheme) des Kreditgebers.',
  },
  'nz.ask.not-mine': {
    says: 'Schreiben Sie, dass Sie es nicht schulden, und verlangen Sie Beweise. Zahlen Sie nicht. Suchen Sie in Ihrer kostenlosen Kreditauskunft nach Konten, die Sie nicht kennen.',
  },
  'nz.ask.wages': {
    says: 'Die meisten Gläubiger brauchen zuerst ein Urteil und eine Lohnpfändung (attachment order) und müssen Ihnen mindestens 60 % des Nettolohns lassen. Inland Revenue braucht kein Gericht.',
    dependsOn: 'wem Sie etwas schulden und ob es ein Urteil gibt',
  },
  'nz.ask.cannot-pay': {
    says: 'Rufen Sie MoneyTalks unter 0800 345 123 an. Bitten Sie jeden Kreditgeber schriftlich um Hilfe in einer Notlage (hardship). Er muss innerhalb von 20 Arbeitstagen antworten.',
  },
  'nz.ask.bankrupt': {
    says: 'Ein Bankrott (bankruptcy) dauert drei Jahre. Ein Verfahren ohne Vermögen (no asset procedure) dauert ein Jahr, für Schulden bis 50.000 $. Sprechen Sie zuerst mit einem kostenlosen Finanzberater (financial mentor).',
    dependsOn: 'was Sie schulden, besitzen und verdienen',
  },
  'nz.ask.credit-file': {
    says: 'Ihre Kreditauskunft (credit report) bekommen Sie kostenlos von Centrix, Equifax und Experian, dem jetzt illion gehört. Ist sie falsch, bitten Sie um Berichtigung.',
  },
  'nz.ask.collector-fees': {
    says: 'Nur wenn Ihr Vertrag es erlaubt, und nur echte, faire Kosten. Verlangen Sie Vertrag und Zahlen. Bei einem Kredit dürfen Gebühren nicht unangemessen sein; zahlen Sie die wahre Schuld und bestreiten Sie den Rest.',
  },
  'nz.ask.no-asset': {
    says: 'Ein No-Asset-Verfahren löscht die meisten Schulden von 1.000 bis 50.000 $ in einem Jahr, einmal im Leben. Die Insolvenz dauert drei Jahre. Mit einer Repayment Order zahlen Sie in Teilen.',
  },
  'nz.ask.wages-order-lower': {
    says: 'Ja. Bitten Sie das Inkasso des Gerichts, die Pfändung (attachment order) zu ändern, mit Belegen Ihrer Kosten. Der größte Teil Ihres Nettolohns soll Ihnen bleiben.',
  },
  'nz.ask.credit-wrong': {
    says: 'Verlangen Sie von der Auskunftei schriftlich die Berichtigung, mit Beweisen. Sie muss binnen 20 Arbeitstagen prüfen und den Eintrag so lange als strittig markieren. Lehnt sie ab, beschweren Sie sich kostenlos beim Privacy Commissioner.',
  },
}
