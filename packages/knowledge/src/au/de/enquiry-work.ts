/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_DE: Words = {
  'au.ask.casual': {
    says: 'Nach sechs Monaten, in kleinen Betrieben nach zwölf, können Sie schriftlich sagen, dass Sie fest angestellt sein wollen. Der Arbeitgeber muss binnen 21 Tagen antworten und braucht einen fairen Grund für ein Nein.',
  },
  'au.ask.warning-letter': {
    says: 'Sie müssen nicht zustimmen. Sie können nur den Empfang unterschreiben und schriftlich Ihre Sicht schildern. Ein fairer Grund und die Möglichkeit zu antworten zählen bei einer späteren Kündigung.',
  },
  'au.ask.after-hours': {
    says: 'Sie dürfen ablehnen, nach der Arbeit zu lesen oder zu antworten, außer das ist unvernünftig. Das ist das Recht, nicht erreichbar zu sein (right to disconnect).',
  },
  'au.ask.bullied': {
    says: 'Schreiben Sie jedes Mal auf und wer es sah, und sagen Sie es dem Arbeitgeber. Solange Sie noch dort arbeiten, können Sie die Fair Work Commission um eine Anordnung bitten, dass es aufhört.',
  },
}
