/** Questions of workers who talked about pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TALKING_ABOUT_PAY_DE: Words = {
  'us.ask-work.pay-talk': {
    says: 'Nach Bundesrecht dürfen die meisten privat Beschäftigten miteinander über Lohn reden, mit oder ohne Gewerkschaft. Eine Regel im Handbuch oder eine Unterschrift dagegen bindet Sie nicht. Rüge, Kündigung oder Klagedrohung deswegen sind rechtswidrig. Für Vorgesetzte und öffentlich Beschäftigte gilt anderes. Behalten Sie Kopien und beschweren Sie sich binnen sechs Monaten kostenlos beim National Labor Relations Board (NLRB).',
  },
}
