/** Questions about bullying at work: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_DE: Words = {
  'nl.ask.bullied': {
    says: 'Ihr Arbeitgeber muss für sichere Arbeit sorgen, auch gegen Mobbing. Notieren Sie täglich, was geschah und wer es sah. Melden Sie es schriftlich und bitten Sie um eine Vertrauensperson (vertrouwenspersoon). Sind Sie krank davon? Melden Sie sich krank und sagen Sie es dem Betriebsarzt. Kündigen Sie nicht: Sie können WW verlieren. Auch die Arbeidsinspectie hilft.',
  },
}
