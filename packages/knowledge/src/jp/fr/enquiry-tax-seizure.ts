/** Questions about tax and health insurance debts that the town has seized for: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_SEIZURE_FR: Words = {
  'jp.ask.tax-account-seized': {
    says: 'Allez au bureau aujourd’hui ; il n’avait pas besoin de juge. Montrez fiches de paie, loyer et argent restant, et demandez par écrit de libérer le nécessaire (差押解除) et de payer par parts. Si toute la paie ou l’allocation d’enfant fut prise le jour même, dites que cet argent est protégé ; des juges l’ont dit illégal. Un recours (審査請求) est possible en trois mois. 法テラス aide.',
  },
}
