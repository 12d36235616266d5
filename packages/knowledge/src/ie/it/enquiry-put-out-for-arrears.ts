/** The Italian words of the rows in ../enquiry-put-out-for-arrears.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUT_OUT_FOR_ARREARS_IT: Words = {
  'ie.ask.put-out-for-arrears': {
    says: 'Non possono metterla fuori così. Per arretrati serve prima un avviso scritto con 28 giorni per pagare, in copia alla RTB. Solo dopo una disdetta firmata di almeno 28 giorni, anch’essa in copia. Un SMS o WhatsApp non è né l’uno né l’altra. Cambiare la serratura è sfratto illegale: fino a 20.000 €. Resti, offra un piano per iscritto, chiami Threshold 1800 454 454 e MABS.',
  },
}
