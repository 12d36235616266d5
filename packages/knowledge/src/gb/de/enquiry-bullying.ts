/** Questions of people who are bullied at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_DE: Words = {
  'gb.ask-work.bullied': {
    says: 'Kein Gesetz verbietet Mobbing unter diesem Namen, aber Ihr Arbeitgeber muss Sie schützen und handeln. Notieren Sie jedes Mal, was gesagt wurde und wer es sah. Sprechen Sie es an, dann schriftlich als Beschwerde (grievance). Geht es um Alter, Geschlecht, Herkunft, Behinderung oder Religion, ist es Belästigung: rufen Sie bald Acas an, die Frist ist kurz. Kündigen Sie nicht ohne Rat.',
  },
}
