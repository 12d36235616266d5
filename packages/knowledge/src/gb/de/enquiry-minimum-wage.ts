/** The German words of the rows in ../enquiry-minimum-wage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_DE: Words = {
  'gb.ask-work.minimum-wage': {
    says: 'Ab April 2026 sind es £12.71 pro Stunde ab 21 und £10.85 mit 18 bis 20. Unter 18 und für viele Lehrlinge sind es £8. Bekommen Sie weniger, können Sie den Rest verlangen.',
    dependsOn: 'Ihr Alter',
  },
  'gb.ask-work.low-rate': {
    says: 'Nein, wenn Sie 18 oder älter und kein Lehrling sind. Ab April 2026 sind es mindestens £12.71 pro Stunde ab 21 und £10.85 mit 18 bis 20. Was fehlt, können Sie verlangen.',
  },
}
