/** The German words of the rows in ../enquiry-dismissed-while-pregnant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_PREGNANT_WORDS: Words = {
  'ch.ask.pregnant-dismissed': {
    says: 'Nach der Probezeit darf der Arbeitgeber während der Schwangerschaft und 16 Wochen nach der Geburt nicht kündigen. Eine solche Kündigung ist nichtig. Schreiben Sie sofort, dass Sie schwanger sind, mit Arztzeugnis, und bieten Sie Ihre Arbeit an. In der Probezeit ist es erlaubt, ausser die Schwangerschaft ist der Grund.',
  },
}
