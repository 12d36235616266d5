/** Questions about fines, parking, clamps and tolls: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_DE: Words = {
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
  'nz.ask.toll': {
    says: 'Nicht immer. Haben Sie das Auto verkauft oder sind nicht gefahren, sagen Sie es NZTA mit Beweisen. Zahlen Sie die Maut selbst bald, damit keine Geldstrafe folgt.',
    dependsOn: 'wem das Auto an dem Tag gehörte und wer fuhr',
  },
  'nz.ask.not-driving': {
    says: 'Schicken Sie die eidesstattliche Erklärung (statutory declaration) mit Name und Adresse des Fahrers bis zum Fälligkeitstag. Wurde das Auto verkauft oder gestohlen, erklären Sie das. Falsche Angaben sind strafbar.',
  },
  'nz.ask.old-fines': {
    says: 'Rufen Sie heute 0800 434 637 an und bitten Sie um Raten. Halten Sie den Plan ein, hören sie meist auf. Ohne Plan kann das Gericht das Auto klemmen oder nehmen, oder Geld von Lohn oder Konto. Sagen Sie es, wenn Sie gar nicht zahlen können.',
  },
  'nz.ask.fines-airport': {
    says: 'Ja, das kann geschehen. Meist braucht es einen Haftbefehl und offene Wiedergutmachung (reparation) oder Gerichtsbußen ab etwa $5,000. Das gilt bei Aus- und Einreise. Rufen Sie heute vor dem Flug 0800 434 637 an. Zahlen Sie oder vereinbaren Sie Raten und fragen Sie, ob ein Alarm oder Haftbefehl besteht und gelöscht wird. Halten Sie den Plan ein, ruhen meist auch andere Schritte. Nehmen Sie den Beleg mit.',
  },
  'nz.ask.towed': {
    says: 'Zahlen Sie, damit keine Lagerkosten wachsen, und schreiben Sie „paid under protest“ auf die Quittung. Ein privater Eigentümer darf nur abschleppen, wenn Sie dort nicht parken durften, und Schilder sollen klar sein. Die Gebühr muss fair sein. Sonst fordern Sie sie von Abschleppfirma und Eigentümer schriftlich mit Fotos zurück. Dann Disputes Tribunal. Bei der Gemeinde (council) fragen Sie dort.',
  },
}
