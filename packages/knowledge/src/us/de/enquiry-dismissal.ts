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
  'us.ask-work.cobra': {
    says: 'Sie haben 60 Tage, um COBRA zu wählen, und 60 Tage, um auf HealthCare.gov eine Versicherung zu kaufen. Dort geht es schon bis zu 60 Tage vor dem Ende, damit keine Lücke entsteht. Vergleichen Sie: COBRA ist oft teuer, für den Markt gibt es vielleicht Hilfe. Beendet die Firma den ganzen Plan, gibt es kein COBRA: dann eine Versicherung vom Markt oder Medicaid.',
  },
  'us.ask-work.retaliation': {
    says: 'Man darf Sie nicht bestrafen, weil Sie Lohn verlangt, Gefahr oder Benachteiligung gemeldet oder mit Kollegen über Lohn gesprochen haben. Manche Beschwerden müssen innerhalb von 30 Tagen kommen, handeln Sie also jetzt.',
  },
  'us.ask-work.severance-sum': {
    says: 'Sehen Sie in Vertrag, Handbuch und frühere Angebote. Kein Bundesgesetz verlangt eine Abfindung (severance); einige Staaten verlangen sie bei Massenentlassungen. Der letzte Lohn ist immer fällig. Sie können mehr verlangen, bevor Sie einen Verzicht unterschreiben.',
  },
}
