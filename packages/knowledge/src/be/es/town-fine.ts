/** Administrative fines of towns (GAS, SAC): defence, sums and what they must prove. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_FINE_ES: Words = {
  'be.fine.want-gas': {
    says: 'El ayuntamiento quiere que pague una multa administrativa (GAS, SAC).',
  },
  'be.fine.right-defence': {
    says: 'Contra una multa del ayuntamiento puede defenderse por escrito en los 15 días desde el aviso.',
  },
  'be.fine.right-defence-parking': {
    says: 'Por parar y aparcar tiene 30 días desde el aviso para pagar o defenderse por escrito.',
  },
  'be.fine.step-check-town': {
    says: 'Compruebe el día, la hora y el lugar. Pida ver el expediente con el informe y las fotos.',
  },
  'be.fine.right-gas-sum': {
    says: 'Por parar y aparcar la suma es fija según el tipo: 58 €, o 116 € donde es más peligroso, como en la acera o el carril bici. Compruebe qué tipo dice la carta.',
  },
}
