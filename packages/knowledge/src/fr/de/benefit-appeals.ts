/** The German words of the rows in ../benefit-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_APPEALS_DE: Words = {
  'fr.benefit.right-rsa': {
    says: 'Bei der Grundsicherung (RSA) schreiben Sie binnen zwei Monaten an den Präsidenten Ihres Départements. Erst danach können Sie vor das Verwaltungsgericht (tribunal administratif) gehen.',
  },
  'fr.benefit.right-housing': {
    says: 'Bei Wohngeld und Aktivitätsprämie (prime d’activité) schreiben Sie zuerst binnen zwei Monaten an den Beschwerdeausschuss der CAF (commission de recours amiable). Danach kommt das Verwaltungsgericht.',
  },
  'fr.benefit.meeting-want': {
    says: 'Sie werden zu einem Gespräch über Hilfe und Arbeit gerufen, weil Sie RSA bekommen. Sie müssen hingehen. Zu zahlen ist nichts.',
  },
  'fr.benefit.meeting-rights': {
    says: 'Mit gutem Grund dürfen Sie um einen anderen Tag bitten. Vor jeder Kürzung dürfen Sie sich erklären.',
  },
  'fr.benefit.meeting-go': {
    says: 'Gehen Sie an dem Tag mit diesem Brief und einem Ausweis hin. Geht es nicht? Rufen Sie vorher an, schreiben Sie dann den Grund und heben Sie den Nachweis auf.',
  },
  'fr.benefit.meeting-heard': {
    says: 'Ihr RSA darf erst gekürzt werden, wenn man Ihnen den Grund schriftlich sagt und Sie antworten konnten. Gegen eine Kürzung schreiben Sie binnen zwei Monaten an den Präsidenten des Départements.',
  },
}
