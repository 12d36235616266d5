/** Questions about losing a job: reasons, severance, benefits and health cover: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_DE: Words = {
  'us.ask-work.fired-no-reason': {
    says: 'In den meisten Bundesstaaten kann man Sie ohne Frist und ohne Grund entlassen, aber nicht aus einem verbotenen. Beispiele sind Rasse, Geschlecht, Alter, Behinderung, Krankheitsurlaub oder das Melden von Unrecht.',
    dependsOn: 'der Grund, Ihr Vertrag und Ihr Bundesstaat',
  },
  'us.ask-work.unemployment': {
    says: 'Beantragen Sie es sofort bei Ihrem Bundesstaat. Eine Entlassung aus Mangel an Arbeit oder ohne Fehlverhalten schließt Sie nicht aus. Wird abgelehnt, legen Sie bis zum Datum im Brief Widerspruch (appeal) ein, in manchen Bundesstaaten 10 Tage.',
    dependsOn: 'warum die Stelle endete, und Ihr Bundesstaat',
  },
  'us.ask-work.severance': {
    says: 'Unterschreiben Sie nicht sofort. Ab 40 Jahren haben Sie mindestens 21 Tage zum Nachdenken, oder 45 bei einer Massenentlassung, und 7 Tage zum Zurücknehmen. Fragen Sie einen Anwalt und verlangen Sie mehr.',
  },
  'us.ask-work.layoff-notice': {
    says: 'Arbeitgeber mit 100 oder mehr Beschäftigten müssen bei den meisten Massenentlassungen und Schließungen 60 Tage vorher Bescheid geben. Wenn nicht, können Sie Lohn für die fehlenden Tage verlangen. Manche Bundesstaaten verlangen mehr.',
    dependsOn: 'wie viele Menschen dort arbeiten und wie viele gehen',
  },
  'us.ask-work.cobra': {
    says: 'Sie haben 60 Tage, um COBRA zu wählen, und 60 Tage, um auf HealthCare.gov eine Versicherung zu kaufen. Vergleichen Sie beide: COBRA ist oft teuer, und für Versicherungen vom Markt gibt es vielleicht Hilfe beim Preis.',
  },
  'us.ask-work.retaliation': {
    says: 'Man darf Sie nicht bestrafen, weil Sie Lohn verlangt, Gefahr oder Benachteiligung gemeldet oder mit Kollegen über Lohn gesprochen haben. Manche Beschwerden müssen innerhalb von 30 Tagen kommen, handeln Sie also jetzt.',
  },
  'us.ask-work.severance-sum': {
    says: 'Sehen Sie in Vertrag, Handbuch und frühere Angebote. Kein Bundesgesetz verlangt eine Abfindung (severance); einige Staaten verlangen sie bei Massenentlassungen. Der letzte Lohn ist immer fällig. Sie können mehr verlangen, bevor Sie einen Verzicht unterschreiben.',
  },
}
