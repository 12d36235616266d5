/** Questions about pay that the employer holds back for damage or a till gap: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_FR: Words = {
  'es.ask.pay-held-back': {
    says: 'L’entreprise ne peut pas vous punir en coupant la paie : la loi l’interdit (article 58.3). Pour un dégât ou un écart de caisse, elle doit prouver une faute grave et agir en justice. Elle ne peut pas se servir. Réclamez par écrit et dites votre désaccord. Conciliation dans l’année : 10 % d’intérêt. L’inspection du travail peut intervenir sans donner votre nom.',
  },
  'es.pay-kept.want': {
    says: 'Votre employeur garde une partie du salaire pour un dommage. Il dit que c’est à vous de payer.',
  },
  'es.pay-kept.right': {
    says: 'L’entreprise ne peut pas vous punir en coupant la paie : la loi l’interdit (article 58.3). Pour un dégât ou un écart de caisse, elle doit prouver une faute grave et agir en justice. Elle ne peut pas se servir. Réclamez par écrit et dites votre désaccord. Conciliation dans l’année : 10 % d’intérêt. L’inspection du travail peut intervenir sans donner votre nom.',
  },
  'es.pay-kept.step': {
    says: 'Écrivez que vous n’êtes pas d’accord et demandez tout le salaire pour un jour fixé. Ne signez pas que vous le devez. Demandez à un syndicat.',
  },
}
