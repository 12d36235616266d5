/** The law on subscriptions, returns, courses, fees for cancelling and phone contracts, where a letter names them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_DE: Words = {
  'jp.buy.right-subscription': {
    says: 'Die letzte Seite einer Online-Bestellung muss Preis, Zahl der Lieferungen und Kündigung zeigen. War sie irreführend, können Sie die Bestellung aufheben.',
  },
  'jp.buy.right-return': {
    says: 'Zeigt ein Online-Shop keine Regel zur Rückgabe, können Sie Ware binnen acht Tagen nach Erhalt zurücksenden. Das Porto zahlen Sie.',
  },
  'jp.buy.right-courses': {
    says: 'Lange Kurse, Kosmetik und Partnervermittlung können Sie acht Tage lang widerrufen und später jederzeit beenden. Die Gebühr dafür hat eine gesetzliche Grenze.',
  },
  'jp.buy.right-cancel-fee': {
    says: 'Eine Stornogebühr über dem durchschnittlichen Schaden der Firma ist nichtig. Fragen Sie, wie sie berechnet ist. Die Firma soll es erklären.',
  },
  'jp.buy.right-phone': {
    says: 'Einen neuen Telefon- oder Internetvertrag können Sie binnen acht Tagen nach den Unterlagen schriftlich beenden (初期契約解除). Später ist die Gebühr begrenzt.',
  },
}
