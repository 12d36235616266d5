/** The Italian words of the rows in ../block-time.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BLOCK_TIME_IT: Words = {
  'de.block.want': {
    says: 'L’agenzia non Le paga la disoccupazione per alcune settimane (Sperrzeit).',
  },
  'de.block.right-reason': {
    says: 'Con un motivo valido non c’è blocco: lavoro che fa ammalare, mobbing, paga non versata, trasferirsi dal partner, licenziamento sicuro.',
  },
  'de.block.right-length': {
    says: 'Per aver lasciato il lavoro sono 12 settimane, 6 o 3 nei casi duri. Per la registrazione tardiva, una.',
  },
  'de.block.right-cover': {
    says: 'Resta assicurato alla cassa malattia durante il blocco. L’aiuto di base può coprire, ridotto.',
  },
  'de.block.step': {
    says: 'Si opponga entro un mese con il motivo e prove (certificato, mail). Resti iscritto.',
  },
}
