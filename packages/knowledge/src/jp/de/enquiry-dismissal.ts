/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_DE: Words = {
  'jp.ask.step-work': {
    says: 'Fragen Sie die kostenlose Arbeitsberatung, bevor Sie unterschreiben.',
  },
  'jp.ask.right-work': {
    says: 'Eine Kündigung ohne triftigen Grund ist nichtig.',
  },
  'jp.ask.fired': {
    says: 'Unterschreiben Sie keine eigene Kündigung. Verlangen Sie die Gründe schriftlich und 30 Tage Frist oder Lohn. Fragen Sie dann die kostenlose Arbeitsberatung.',
  },
  'jp.ask.fired-by-message': {
    says: 'Eine Kündigung braucht keine Form, aber einen fairen Grund und 30 Tage Frist oder Lohn. Fragen Sie heute schriftlich: Ist es eine Kündigung, und warum? Schreiben Sie, dass Sie weiter arbeiten wollen. Unterschreiben Sie keine Eigenkündigung. Bewahren Sie die Nachricht auf. Gehen Sie zur freien Beratung (総合労働相談コーナー).',
  },
  'jp.ask.not-renewed': {
    says: 'Wurden Sie immer wieder verlängert oder durften Sie es erwarten, braucht das Ende einen fairen Grund. Schreiben Sie sofort, dass Sie die Verlängerung wollen. Verlangen Sie den Grund schriftlich. Nach mehr als fünf Jahren können Sie eine Stelle ohne Ende verlangen. Gehen Sie zur freien Arbeitsberatung.',
  },
}
