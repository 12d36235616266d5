/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'ca.ask.pay-cut': {
    says: 'Sagen Sie schriftlich, dass Sie nicht einverstanden sind, und arbeiten Sie vorerst weiter. Eine große Kürzung ohne Ihre Zustimmung kann als Kündigung zählen, mit Geld für die Frist. Holen Sie bald Rat, denn Warten kann wie Zustimmung wirken.',
  },
  'ca.ask.dismissed-pregnant': {
    says: 'Ihnen zu kündigen, weil Sie schwanger oder beurlaubt sind, ist verboten. Beschweren Sie sich binnen eines Jahres bei der Menschenrechtsstelle Ihrer Provinz, und verlangen Sie auch das Geld für die Frist.',
  },
  'ca.ask.settlement-agreement': {
    says: 'Unterschreiben Sie nicht sofort. Nach der Unterschrift können Sie meist nicht mehr fordern. Man kann Sie nicht zum Verzicht auf das gesetzliche Minimum bringen. Lassen Sie es von einem Anwalt lesen; das Angebot steigt oft.',
  },
}
