/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_DE: Words = {
  'au.ask.pay-cut': {
    says: 'Sagen Sie schriftlich, dass Sie nicht einverstanden sind. Ein Arbeitgeber kann vereinbarten Lohn oder feste Stunden meist nicht ohne Ihre Zustimmung kürzen, und nie unter die Branchenregelung (award). Rufen Sie den Fair Work Ombudsman unter 13 13 94 an.',
  },
  'au.ask.dismissed-pregnant': {
    says: 'Es ist gegen das Gesetz, Ihnen zu kündigen, weil Sie schwanger sind. Dafür brauchen Sie keine sechs Monate Arbeit. Stellen Sie binnen 21 Tagen einen Antrag bei der Fair Work Commission: 1300 799 675.',
  },
  'au.ask.settlement-agreement': {
    says: 'Unterschreiben Sie nicht sofort. Lassen Sie sich zuerst beraten, denn meist geben Sie Ihre Ansprüche auf. Achten Sie auf die 21 Tage für die Fair Work Commission. Auf das Mindeste im Gesetz kann man nicht mit einer Unterschrift verzichten.',
  },
}
