/** Questions about the weeks of notice that an employer owes: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_WEEKS_IT: Words = {
  'be.ask.notice-weeks': {
    says: 'Per contratti dal 2014 il preavviso del datore è di 12 settimane dopo due anni, 13 dopo tre, 15 dopo quattro. 18 dopo cinque, poi tre in più all’anno fino a 19: 33 dopo dieci. Un mese: una settimana; un anno: otto. Contratto dal 1° agosto 2026: una settimana per sei mesi. Troppo breve? Chieda entro un anno la paga che manca. L’anzianità precedente si aggiunge. Senta il sindacato.',
    dependsOn: 'i suoi anni di lavoro',
  },
}
