/** Questions about a way to have debts written off: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WRITTEN_OFF_FR: Words = {
  'ie.ask.write-off': {
    says: 'Si vous devez €35,000 ou moins, possédez peu et avez €60 au plus de reste par mois, une Debt Relief Notice efface tout après trois ans. Au-delà, un Debt Settlement Arrangement, où l’on paie une part pendant cinq ans. Ou la bankruptcy, finie en un an en général. MABS calcule gratuitement avec vous et fait la demande : 0818 07 2000.',
  },
  'ie.ask.keep-house-plan': {
    says: 'Un Personal Insolvency Arrangement règle ensemble prêt immobilier et autres dettes, en général sur six ans au plus, et vise à vous garder dans un logement abordable. Une part peut être effacée. Un juge peut l’imposer à un prêteur qui refuse. Avec Abhaile, le practitioner est gratuit : demandez le bon à MABS, 0818 07 2000.',
  },
}
