/** The German words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DE: Words = {
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
  'nz.ask.sued': {
    says: 'Reichen Sie innerhalb von 25 Arbeitstagen, nachdem Sie die Papiere bekamen, eine Verteidigung (statement of defence) ein. Bestreiten Sie es und sind es 60.000 $ oder weniger, bitten Sie um das Disputes Tribunal.',
  },
  'nz.ask.ignore': {
    says: 'Legen Sie Papiere vom Gericht nicht weg. Antworten Sie nicht, kann das Gericht ohne Sie entscheiden.',
  },
  'nz.ask.tribunal': {
    says: 'Das Disputes Tribunal hört seit dem 24. Januar 2026 Streitfälle bis 60.000 $. Anwälte dürfen nicht auftreten. Bringen Sie Ihre Beweise mit und gehen Sie zum Termin.',
  },
  'nz.ask.evict': {
    says: 'Man braucht 90 Tage ohne Grund oder aus einigen Gründen 42 Tage, und nur bei einem unbefristeten Mietvertrag (periodic tenancy). Bleiben Sie, braucht man eine Anordnung des Tribunals.',
    dependsOn: 'die Art der Miete, der Grund und die Daten',
  },
  'nz.ask.locks': {
    says: 'Sie auszusperren ist gegen das Gesetz. Rufen Sie Tenancy Services unter 0800 836 262 an, und die Polizei, wenn Sie ausgesperrt sind.',
  },
  'nz.ask.rent-up': {
    says: 'Die Miete darf einmal in 12 Monaten steigen, mit 60 Tagen schriftlicher Ankündigung. Liegt sie weit über dem Markt, kann das Tribunal sie senken.',
    dependsOn: 'die Daten und Ihr Mietvertrag',
  },
  'nz.ask.deposit': {
    says: 'Die Kaution (bond) liegt bei Tenancy Services. Verlangen Sie sie dort. Der Vermieter muss jeden Schaden beweisen; normale Abnutzung zahlen Sie nicht. Sind Sie nicht einverstanden, nutzen Sie das Tribunal.',
  },
  'nz.ask.pets': {
    says: 'Seit dem 1. Dezember 2025 darf ein Vermieter ein Haustier nur aus gutem Grund ablehnen. Er darf eine Kaution für das Tier (pet bond) von zwei Wochenmieten verlangen.',
    dependsOn: 'die Wohnung und das Tier',
  },
  'nz.ask.repairs': {
    says: 'Bitten Sie schriftlich mit Fotos. Passiert nichts, schicken Sie eine Aufforderung mit 14 Tagen Frist (14 day notice to remedy) und stellen Sie einen Antrag beim Tribunal. Zahlen Sie die Miete weiter.',
  },
  'nz.ask.entry': {
    says: 'Man braucht Ihre Zustimmung, oder 48 Stunden Ankündigung für eine Besichtigung und 24 Stunden für Reparaturen. Ein Notfall ist anders.',
  },
  'nz.ask.arrears': {
    says: 'Zahlen Sie jetzt, was Sie können, und bitten Sie Work and Income um Hilfe. Zahlen Sie innerhalb einer Aufforderung mit 14 Tagen Frist alles, ist sie erledigt. Ab 21 Tagen Rückstand kann man zum Tribunal gehen.',
  },
  'nz.ask.fired': {
    says: 'Man braucht einen guten Grund und ein faires Vorgehen. Erheben Sie innerhalb von 90 Tagen schriftlich eine persönliche Beschwerde (personal grievance). Eine gültige Probezeit von 90 Tagen (90 day trial) ändert das.',
    dependsOn: 'der Grund, das Vorgehen und Ihr Vertrag',
  },
  'nz.ask.laid-off': {
    says: 'Man muss vor der Entscheidung mit Ihnen beraten und die Frist in Ihrem Vertrag einhalten. Eine Abfindung (redundancy pay) gibt es nur, wenn Ihr Vertrag es sagt.',
    dependsOn: 'Ihr Vertrag und ob man mit Ihnen beraten hat',
  },
  'nz.ask.unpaid': {
    says: 'Verlangen Sie den Lohn schriftlich mit den Daten. Rufen Sie dann 0800 20 90 20 an und bitten Sie um kostenlose Vermittlung (mediation) oder das Labour Inspectorate.',
  },
  'nz.ask.notice': {
    says: 'In Ihrem Vertrag steht, wie lang die Frist ist. Steht nichts darin, muss sie fair sein. Schweres Fehlverhalten (serious misconduct) kann heißen: keine Frist.',
    dependsOn: 'Ihr Vertrag',
  },
  'nz.ask.trial': {
    says: 'Eine Probezeit (trial) zählt nur, wenn sie schriftlich ist und Sie vor dem Anfang unterschrieben haben. Dann können Sie wegen der Kündigung nichts fordern, wohl aber wegen Mobbing oder Diskriminierung.',
    dependsOn: 'wann Sie unterschrieben haben und was darin steht',
  },
  'nz.ask.faulty': {
    says: 'Der Laden muss es in Ordnung bringen. Bei einem schweren Fehler können Sie Ihr Geld zurück oder eine neue Ware wählen, auch nach der Garantie.',
  },
  'nz.ask.cancel': {
    says: 'Kam man an Ihre Tür oder hat man Sie angerufen, haben Sie fünf Arbeitstage. Auch ein Kredit hat eine kurze Zeit zum Widerruf. Im Laden gibt es dieses Recht nicht.',
    dependsOn: 'wie man es Ihnen verkauft hat',
  },
  'nz.ask.cancel-loan': {
    says: 'Einen Verbraucherkredit können Sie widerrufen: innerhalb von fünf Arbeitstagen, wenn Sie die Papiere in die Hand bekamen, sieben per E-Mail oder neun per Post. Das Geld müssen Sie zurückgeben.',
    dependsOn: 'wie Sie die Papiere bekommen haben',
  },
  'nz.ask.not-delivered': {
    says: 'Verlangen Sie vom Verkäufer schriftlich die Ware oder das Geld zurück. Haben Sie mit Karte bezahlt, bitten Sie Ihre Bank um Rückbuchung (chargeback).',
  },
  'nz.ask.scam': {
    says: 'Klicken, zahlen und antworten Sie nicht. Fragen Sie beim echten Amt nach, unter einer Nummer, die Sie selbst finden. Melden Sie es Netsafe, 0508 638 723.',
  },
  'nz.ask.paid-scam': {
    says: 'Rufen Sie jetzt Ihre Bank an und bitten Sie, die Zahlung zu stoppen oder zurückzuholen. Melden Sie es der Polizei unter 105. Sagt die Bank Nein, gehen Sie zum Banking Ombudsman.',
  },
  'nz.ask.fine': {
    says: 'Sie haben 28 Tage, um zu zahlen, schriftlich zu erklären oder eine Anhörung zu verlangen. Geht es vor Gericht, kommen Kosten dazu.',
    dependsOn: 'das Datum auf dem Bescheid',
  },
  'nz.ask.private-parking': {
    says: 'Eine private Firma kann Ihnen keine Geldstrafe geben. Sie kann nur ihren angemessenen Schaden fordern. Schreiben Sie, dass Sie es bestreiten und warum.',
    dependsOn: 'was auf den Schildern stand und wie hoch der echte Schaden ist',
  },
  'nz.ask.clamped': {
    says: 'Die Gebühr für eine Radkralle darf höchstens 100 $ sein. Zahlen Sie, um das Auto freizubekommen, behalten Sie die Quittung und fordern Sie das Geld zurück, wenn es falsch war.',
  },
  'nz.ask.tax': {
    says: 'Prüfen Sie es in myIR. Bitten Sie vor der Fälligkeit um Raten, oder bestreiten Sie es rechtzeitig, wenn es falsch ist.',
  },
  'nz.ask.benefit': {
    says: 'Fragen Sie nach den Gründen. Ist es falsch, verlangen Sie innerhalb von drei Monaten eine Überprüfung (review). Stimmt es, bitten Sie um kleinere Zahlungen.',
  },
  'nz.ask.cut-off': {
    says: 'Man muss Ihnen zuerst Hilfe anbieten und Sie warnen. Bitten Sie um einen Zahlungsplan. Utilities Disputes kann helfen: 0800 22 33 40.',
    dependsOn: 'ob Sie um einen Plan gebeten haben und was Sie brauchen',
  },
  'nz.ask.phone': {
    says: 'Beschweren Sie sich zuerst bei der Firma. Hilft das nicht, prüft Telecommunications Dispute Resolution es kostenlos.',
  },
  'nz.ask.insurer': {
    says: 'Fragen Sie schriftlich nach den Gründen und beschweren Sie sich. Nach einem endgültigen Nein gehen Sie kostenlos zur Streitstelle (dispute scheme).',
  },
  'nz.ask.leaving': {
    says: 'Bei einem unbefristeten Mietvertrag (periodic tenancy) kündigen Sie schriftlich mit mindestens 21 Tagen Frist. Ein befristeter (fixed term) bindet Sie, außer der Vermieter stimmt zu oder das Tribunal beendet ihn wegen einer Notlage.',
    dependsOn: 'die Art der Miete',
  },
  'nz.ask.bullied': {
    says: 'Schreiben Sie jedes Mal auf und wer es gesehen hat, und sagen Sie es dem Arbeitgeber schriftlich. Sie können innerhalb von 90 Tagen eine persönliche Beschwerde (personal grievance) erheben, bei sexueller Belästigung innerhalb von 12 Monaten.',
  },
}
