/** The German words of Ireland: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DE: Words = {
  'ie.ask.things': {
    says: 'Ein Inkassobüro (debt collector) kann Ihre Sachen nicht nehmen und nicht hereinkommen. Das kann nur ein Gerichtsvollzieher (sheriff), nach einem Urteil.',
  },
  'ie.ask.prison': {
    says: 'Sie können nicht ins Gefängnis kommen, weil Sie nicht zahlen können. Nur wer zahlen kann und einen Gerichtsbeschluss verweigert, ist in Gefahr. Rufen Sie MABS an: 0818 07 2000.',
  },
  'ie.ask.old': {
    says: 'Die meisten Schulden sind nach sechs Jahren zu alt für das Gericht. Eine Zahlung oder ein unterschriebener Zettel startet sie neu. Ein Urteil gilt zwölf Jahre.',
    dependsOn: 'der Tag, an dem Sie zuletzt gezahlt oder die Schuld schriftlich zugegeben haben',
  },
  'ie.ask.calls': {
    says: 'Schreiben Sie der Firma, dass sie sich nur per Brief melden sollen. Notieren Sie jeden Anruf. Forderungen, die erschrecken oder beschämen sollen, sind eine Straftat; sagen Sie es der Polizei (gardaí). Bei einem Kreditgeber beschweren Sie sich beim FSPO.',
  },
  'ie.ask.not-mine': {
    says: 'Schreiben Sie, dass Sie es nicht schulden, und verlangen Sie Beweise. Zahlen Sie nicht. Sehen Sie Ihre kostenlose Auskunft beim Central Credit Register an.',
  },
  'ie.ask.wages': {
    says: 'Ein gewöhnlicher Gläubiger kann in Irland kein Geld von Ihrem Lohn nehmen. Steuern, Unterhalt und manche Schulden beim Sozialamt sind anders.',
  },
  'ie.ask.cannot-pay': {
    says: 'Rufen Sie MABS an: 0818 07 2000. Es ist kostenlos. MABS macht mit Ihnen einen Haushaltsplan und spricht mit denen, die Geld wollen.',
  },
  'ie.ask.bankrupt': {
    says: 'Die Insolvenz (bankruptcy) dauert meist ein Jahr. Ein Schuldenerlass (debt relief notice) oder ein Vergleich (arrangement) kann besser sein. Fragen Sie MABS oder einen insolvency practitioner.',
    dependsOn: 'was Sie schulden, besitzen und verdienen',
  },
  'ie.ask.credit-file': {
    says: 'Sie bekommen Ihre Auskunft kostenlos vom Central Credit Register. Ist sie falsch, bitten Sie den Kreditgeber, sie zu berichtigen.',
  },
  'ie.ask.sued': {
    says: 'Antworten Sie rechtzeitig: 28 Tage beim District Court, 10 beim Circuit Court, 8 beim High Court. Rufen Sie MABS oder FLAC an, das ist kostenlos.',
  },
  'ie.ask.ignore': {
    says: 'Ignorieren Sie keine Papiere vom Gericht. Antworten Sie nicht, können sie ein Urteil ohne Sie bekommen.',
  },
  'ie.ask.evict': {
    says: 'Ein Vermieter kann Sie nicht mit einer Kündigung allein hinauswerfen. Sie können sie beim RTB bestreiten und bleiben, bis es entscheidet. Rufen Sie Threshold an: 1800 454 454.',
  },
  'ie.ask.notice-length': {
    says: 'Ohne Verstoß sind es 90 Tage unter sechs Monaten, 152 bis zu einem Jahr, 180 bis zu sieben Jahren, dann 196 und 224. Bei Mietschulden sind es 28 Tage, nach einer Abmahnung von 28 Tagen.',
    dependsOn: 'wie lange Sie dort wohnen und der Grund',
  },
  'ie.ask.locks': {
    says: 'Sie auszusperren ist gegen das Gesetz. Rufen Sie sofort Threshold unter 1800 454 454 und das RTB an. Es kann anordnen, dass Sie wieder hinein dürfen.',
  },
  'ie.ask.rent-up': {
    says: 'Die Miete darf einmal in 12 Monaten steigen, mit schriftlicher Ankündigung 90 Tage vorher, um 2 % oder die Inflation, je nachdem, was niedriger ist. Das RTB muss die Ankündigung am selben Tag bekommen. Für manche neue Wohnungen gilt die Grenze von 2 % nicht.',
    dependsOn: 'wann Ihre Wohnung gebaut wurde und die Daten',
  },
  'ie.ask.deposit': {
    says: 'Verlangen Sie die Kaution (deposit) schriftlich zurück. Der Vermieter darf sie nur für Mietschulden, Rechnungen oder Schäden über normale Abnutzung hinaus behalten. Weigert er sich, gehen Sie zum RTB.',
  },
  'ie.ask.repairs': {
    says: 'Schreiben Sie dem Vermieter mit Fotos und einer Frist. Passiert nichts, bitten Sie die Gemeinde (council) um eine Prüfung, und gehen Sie zum RTB. Zahlen Sie weiter Miete.',
  },
  'ie.ask.entry': {
    says: 'Ein Vermieter muss vor dem Betreten eine Zeit mit Ihnen vereinbaren. Ein Notfall ist anders.',
  },
  'ie.ask.arrears': {
    says: 'Zahlen Sie jetzt, was Sie können. Zuerst muss eine Abmahnung von 28 Tagen kommen, und wer in dieser Zeit alles zahlt, stoppt es. Rufen Sie MABS und Threshold an.',
  },
  'ie.ask.fired': {
    says: 'Nach 12 Monaten Arbeit muss der Arbeitgeber einen fairen Grund und ein faires Verfahren zeigen. Beschweren Sie sich in sechs Monaten bei der WRC. Das ist kostenlos.',
    dependsOn: 'wie lange Sie gearbeitet haben und der Grund',
  },
  'ie.ask.laid-off': {
    says: 'Nach zwei Jahren bekommen Sie zwei Wochen Lohn pro Jahr und eine mehr, bis 600 € pro Woche. Sie haben auch eine Kündigungsfrist.',
    dependsOn: 'Ihre Arbeitsjahre und ob die Stelle wirklich weg ist',
  },
  'ie.ask.unpaid': {
    says: 'Verlangen Sie ihn schriftlich mit den Daten. Dann beschweren Sie sich in sechs Monaten bei der WRC. Das ist kostenlos.',
  },
  'ie.ask.notice': {
    says: 'Nach 13 Wochen ist es eine Woche, nach zwei Jahren zwei, nach fünf vier, nach zehn sechs, nach fünfzehn acht. Ihr Vertrag kann mehr geben.',
    dependsOn: 'Ihre Arbeitsjahre und Ihr Vertrag',
  },
  'ie.ask.sick': {
    says: 'Nach 13 Wochen Arbeit haben Sie fünf bezahlte Krankheitstage im Jahr, zu 70 % des Lohns bis 110 € am Tag. Sie brauchen ein Attest.',
  },
  'ie.ask.minimum': {
    says: '2026 beträgt der Mindestlohn 14,15 € pro Stunde ab 20 Jahren. Bekommen Sie weniger, beschweren Sie sich bei der WRC.',
  },
  'ie.ask.faulty': {
    says: 'In 30 Tagen können Sie bei einem Fehler Ihr Geld zurückbekommen. Danach zuerst Reparatur oder ein neues Stück. Der Laden muss sich kümmern.',
  },
  'ie.ask.cancel': {
    says: 'Haben Sie online, am Telefon oder an der Haustür gekauft, haben Sie 14 Tage zum Widerruf. Im Laden gibt es dieses Recht nicht.',
    dependsOn: 'wo Sie gekauft haben',
  },
  'ie.ask.not-delivered': {
    says: 'Verlangen Sie vom Verkäufer schriftlich die Ware oder Ihr Geld. Er muss in 30 Tagen liefern, wenn nichts anderes vereinbart war. Haben Sie mit Karte gezahlt, verlangen Sie eine Rückbuchung (chargeback).',
  },
  'ie.ask.scam': {
    says: 'Klicken, zahlen oder antworten Sie nicht. Fragen Sie beim echten Amt unter einer Nummer, die Sie selbst suchen. Melden Sie es der Polizei (gardaí).',
  },
  'ie.ask.paid-scam': {
    says: 'Rufen Sie jetzt Ihre Bank an. Sie soll die Zahlung stoppen oder zurückholen. Melden Sie es dann der Polizei (gardaí). Sagt die Bank Nein, gehen Sie zum FSPO.',
  },
  'ie.ask.fine': {
    says: 'Zahlen Sie in 28 Tagen, oder mit der Hälfte mehr in 56 Tagen. Ist ein anderer gefahren, nennen Sie ihn rechtzeitig. Um sich zu wehren, gehen Sie vor Gericht.',
    dependsOn: 'das Datum des Bescheids',
  },
  'ie.ask.clamped': {
    says: 'Zahlen Sie, damit das Auto frei wird, und behalten Sie den Beleg. Beschweren Sie sich dann in 60 Tagen bei der Parkfirma, und danach in 30 Tagen bei der NTA.',
  },
  'ie.ask.private-parking': {
    says: 'Eine private Firma kann Ihnen kein Bußgeld geben. Sie darf eine Kralle (clamp) anlegen, wo Schilder es sagen. Sie können sich wehren.',
    dependsOn: 'was auf den Schildern stand',
  },
  'ie.ask.tv': {
    says: 'Für eine Wohnung mit Fernseher brauchen Sie eine Lizenz (TV licence), auch wenn Sie nur streamen. Mit nur Handy, Tablet oder Laptop nicht.',
    dependsOn: 'ob ein Fernseher in Ihrer Wohnung ist',
  },
  'ie.ask.water': {
    says: 'Die meisten Haushalte zahlen in Irland nicht für Wasser. Nur sehr hoher Verbrauch kann berechnet werden.',
  },
  'ie.ask.tax': {
    says: 'Prüfen Sie es in myAccount. Bitten Sie um Ratenzahlung (phased payment), oder legen Sie in 30 Tagen Einspruch ein, wenn es falsch ist.',
  },
  'ie.ask.benefit': {
    says: 'Verlangen Sie die Gründe. Legen Sie in 60 Tagen Widerspruch ein, wenn es falsch ist. Stimmt es, sagen Sie, was Sie pro Woche zahlen können.',
  },
  'ie.ask.cut-off': {
    says: 'Die Firma muss zuerst einen Plan anbieten. Sie darf nicht sperren, solange Sie ihn einhalten. Schutzbedürftige (vulnerable) sind im Winter sicher.',
    dependsOn: 'ob Sie um einen Plan gebeten haben und ihn einhalten',
  },
  'ie.ask.phone': {
    says: 'Beschweren Sie sich zuerst bei der Firma. Hilft das nicht, kann ComReg es prüfen.',
  },
  'ie.ask.insurer': {
    says: 'Verlangen Sie die Gründe schriftlich und beschweren Sie sich. Nach 40 Werktagen oder einem endgültigen Nein gehen Sie kostenlos zum FSPO.',
  },
  'ie.ask.leaving': {
    says: 'Sie kündigen mit 28 Tagen unter sechs Monaten, 35 bis zu einem Jahr und 42 bis zu zwei. Es sind 56 bis zu vier, 84 bis zu acht, dann 112. Eine feste Mietzeit bindet Sie, außer bei Einigung oder wenn jemand sie übernimmt, den Sie finden.',
    dependsOn: 'wie lange Sie dort wohnen und Ihr Mietvertrag',
  },
  'ie.ask.bullied': {
    says: 'Schreiben Sie jedes Mal auf und wer es sah. Nutzen Sie den Beschwerdeweg der Firma. Hat es mit Geschlecht, Herkunft (race) oder einem anderen geschützten Merkmal zu tun, gehen Sie in sechs Monaten zur WRC.',
  },
}
