/** The German words of the rows in ../social-security-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_SECURITY_STOPS_DE: Words = {
  'us.stop.ssa-want': {
    says: 'Social Security sagt, dass eine Leistung abgelehnt wird, endet oder sich ändert, und warum.',
  },
  'us.stop.ssa-reality': {
    says: 'Ein erstes Nein ist häufig. Viele gewinnen später, vor allem bei der Anhörung vor einem Richter.',
  },
  'us.stop.ssa-right-appeal': {
    says: 'Sie haben 60 Tage, um eine neue Prüfung (reconsideration) zu verlangen. Man nimmt an, dass der Brief nach fünf Tagen ankam.',
  },
  'us.stop.ssa-right-ssi': {
    says: 'Wird SSI gekürzt oder endet es? Legen Sie innerhalb von zehn Tagen nach der Mitteilung Widerspruch (appeal) ein. Dann läuft das Geld bis zur ersten Entscheidung weiter.',
  },
  'us.stop.ssa-step': {
    says: 'Legen Sie auf ssa.gov Widerspruch (appeal) ein oder schicken Sie Form SSA-561. Holen Sie neuere Unterlagen von Ihren Ärzten.',
  },
  'us.stop.ssa-option': {
    says: 'Sagen Sie, was falsch ist, und legen Sie Beweise bei. Fangen Sie nicht stattdessen neu an: Sie verlieren sonst vielleicht Monate.',
    title: 'Eine neue Prüfung (reconsideration) verlangen',
    cost: 'Kostenlos',
    time: 'Innerhalb von 60 Tagen; zehn Tage, um SSI zu behalten',
    risk: 'Weitergezahltes Geld müssen Sie vielleicht zurückzahlen, wenn Sie verlieren.',
    bestFor: 'Sie sind mit dem Grund nicht einverstanden.',
  },
}
