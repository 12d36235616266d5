/** Questions about energy bills that are wrong or that one cannot pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_FR: Words = {
  'nl.ask.energy': {
    says: 'Appelez votre fournisseur et convenez d’un plan. Il ne peut pas couper tant que vous le suivez ou avez demandé une aide aux dettes. Demandez aussi l’aide de votre commune.',
  },
  'nl.ask.energy-bill': {
    says: 'Comparez les relevés et le prix avec votre contrat. Écrivez ce qui est faux et payez la part juste. Si cela échoue, allez à la Geschillencommissie Energie. Vous ne pouvez pas payer ? Demandez un plan avant un rappel.',
  },
}
