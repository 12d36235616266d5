/** Questions about the weeks of notice that an employer owes: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_WEEKS_DE: Words = {
  'be.ask.notice-weeks': {
    says: 'Bei Stellen seit 2014 ist die Arbeitgeberfrist 12 Wochen nach zwei Jahren, 13 nach drei, 15 nach vier. 18 nach fünf, dann bis Jahr 19 je Jahr drei mehr: 33 nach zehn. Nach einem Monat eine, nach einem Jahr acht. Bei Verträgen ab 1. August 2026 sechs Monate lang eine. Zu kurz? Den Lohn der fehlenden Wochen können Sie ein Jahr lang fordern. Frühere Jahre kommen dazu. Fragen Sie die Gewerkschaft.',
    dependsOn: 'Ihre Jahre im Betrieb',
  },
}
