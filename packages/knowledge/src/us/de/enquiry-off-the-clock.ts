/** Questions about work off the clock: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFF_THE_CLOCK_DE: Words = {
  'us.ask-work.off-clock': {
    says: 'Jede Arbeit, die der Chef anordnet oder kennt, ist zu bezahlen, auch nach dem Ausstempeln. Über 40 Stunden in der Woche sind es Überstunden. Schreiben Sie täglich die wahren Zeiten auf und sichern Sie Nachrichten. Verlangen Sie das Geld oder beschweren Sie sich kostenlos bei der Wage and Hour Division, 1-866-487-9243, oder beim Arbeitsamt Ihres Staates. Die Frist ist meist zwei Jahre, bei Absicht drei. Kündigen darf er dafür nicht.',
  },
}
