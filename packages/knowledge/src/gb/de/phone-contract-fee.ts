/** A fee for leaving a phone or broadband contract, and the end of a complaint about it: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PHONE_CONTRACT_FEE_DE: Words = {
  'gb.phone-fee.right': {
    says: 'Eine Gebühr für früheres Aussteigen darf nicht höher sein als der echte Verlust der Firma. Frei gehen Sie, wenn sie den Vertrag zu Ihrem Nachteil geändert hat und Sie nicht zugestimmt haben. Communications Ombudsman oder CISAS sind kostenlos, sechs Wochen nach der Beschwerde oder mit einem deadlock letter.',
  },
}
