/** Questions about plans, vendors, repair shops, service dogs and college bills: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_AND_SHOPS_DE: Words = {
  'us.story.plan-fee': {
    says: 'Rechnungen müssen klar sein, und ein versprochener Preis sollte gelten. Fragen Sie schriftlich, auf welche Bedingung man sich stützt, und beschweren Sie sich dann bei der FCC: Die Firma muss in 30 Tagen antworten. Das Verbrauchergesetz Ihres Bundesstaats kann helfen.',
    dependsOn: 'was in den Bedingungen des Tarifs steht',
  },
  'us.story.vendor': {
    says: 'Wer nicht liefert, muss meist zurückzahlen. Bestreiten Sie jetzt den Teil auf der Karte, schreiben Sie eine Forderung mit Datum, und nutzen Sie das Gericht für kleine Fälle (small claims court) oder das Verbrauchergesetz Ihres Bundesstaats.',
    dependsOn: 'der Vertrag und warum es nicht klappte',
  },
  'us.story.repair-shop': {
    says: 'Eine Werkstatt muss meist Ihr Ja holen, bevor sie weit über die Schätzung geht. Für vereinbarte Arbeit darf sie das Auto behalten. Brauchen Sie es, zahlen Sie unter Protest. Beschweren Sie sich dann und nutzen Sie das Gericht für kleine Fälle (small claims court).',
    dependsOn: 'was Sie unterschrieben haben, und Ihr Bundesstaat',
  },
  'us.story.service-dog': {
    says: 'Ein Geschäft darf einen ausgebildeten Hilfshund (service dog) nicht abweisen und keine Papiere verlangen. Es darf fragen, ob er wegen einer Behinderung nötig ist und was er gelernt hat. Beschweren Sie sich auf ADA.gov.',
  },
  'us.story.college-bill': {
    says: 'Gehen Sie vor 60 % des Semesters, geht ein Teil der Hilfe zurück, und die Schule kann Ihnen eine Rechnung schicken. Verlangen Sie die Berechnung schriftlich, einen Plan und einen Abbruch wegen Notlage (hardship withdrawal).',
    dependsOn: 'der Tag, an dem Sie gingen, und die Erstattungsregel der Schule',
  },
}
