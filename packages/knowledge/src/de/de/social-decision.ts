/** The German words of the rows in ../social-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_DECISION_DE: Words = {
  'de.social.want': {
    says: 'Eine Sozialbehörde lehnt ab oder bewilligt weniger als beantragt.',
  },
  'de.social.reality': {
    says: 'Ein Nein ist oft nicht das letzte Wort. Ein Widerspruch ist kostenlos, ein Satz genügt.',
  },
  'de.social.deadline': {
    says: 'Sie haben einen Monat ab dem Tag, an dem der Bescheid ankam. Gründe können folgen.',
    service: 'ein Brief einer Behörde gilt am vierten Tag nach der Aufgabe zur Post als angekommen',
    action: 'Widerspruch an die Behörde senden',
    consequence: 'Der Bescheid wird endgültig. Später bleibt nur ein Überprüfungsantrag.',
  },
  'de.social.right-court': {
    says: 'Widerspruch und Sozialgericht kosten Sie nichts. Sie brauchen keinen Anwalt. In Not entscheidet das Gericht schnell (Eilantrag).',
  },
  'de.social.right-file': {
    says: 'Sie dürfen Ihre Akte und jedes Gutachten sehen. Der Bescheid muss Gründe nennen.',
  },
  'de.social.right-review': {
    says: 'Den Monat verpasst? Beantragen Sie eine Überprüfung. Wird es schlimmer, stellen Sie einen Änderungsantrag.',
  },
  'de.social.right-disability': {
    says: 'Alle Leiden zählen zusammen, nach ihren Folgen im Alltag. Ab 50 sind Sie schwerbehindert. Ab 30 ist eine Gleichstellung möglich.',
  },
  'de.social.right-parents': {
    says: 'Elterngeld gibt es höchstens drei Monate rückwirkend. Gegen ein Nein geht es zum Sozialgericht.',
  },
  'de.social.right-pension-years': {
    says: 'Jahre mit einem kleinen Kind zählen für die Rente, höchstens drei je Kind, auch ohne Arbeit. Lücken können Sie später nachweisen: Das Konto muss berichtigt werden.',
  },
  'de.social.step': {
    says: 'Schreiben Sie: „Ich widerspreche dem Bescheid vom …“ mit Ihrem Zeichen. Verlangen Sie Akteneinsicht. Arztbriefe können folgen.',
  },
  'de.social.option': {
    says: 'Widersprechen Sie rechtzeitig. Ein Sozialverband (VdK, SoVD) kann die Gründe schreiben.',
    title: 'Kostenlos widersprechen',
    cost: 'Kostenlos.',
    time: 'Innerhalb eines Monats.',
    risk: 'Keins.',
    bestFor: 'Etwas wurde übersehen.',
  },
}
