/** Questions about pay that the employer holds back for damage: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_FR: Words = {
  'it.ask.pay-held-back': {
    says: 'Pas d’elle-même. L’entreprise doit d’abord vous reprocher la faute par écrit et vous entendre, puis prouver le dommage et la faute. Une casse par hasard ou un client qui part est le risque de l’entreprise. Une amende est de quatre heures de paie au plus. Écrivez en recommandé ou PEC votre désaccord et réclamez : vous avez cinq ans. Voyez un syndicat ou l’inspection.',
  },
  'it.pay-kept.want': {
    says: 'Votre employeur garde une partie du salaire pour un dommage. Il dit que c’est à vous de payer.',
  },
  'it.pay-kept.right': {
    says: 'L’entreprise doit d’abord vous reprocher la faute par écrit et vous entendre, puis prouver le dommage et la faute. Une casse par hasard ou un client qui part est le risque de l’entreprise. Une amende est de quatre heures de paie au plus. Écrivez en recommandé ou PEC votre désaccord et réclamez : vous avez cinq ans. Voyez un syndicat ou l’inspection.',
  },
  'it.pay-kept.step': {
    says: 'Écrivez que vous n’êtes pas d’accord et demandez tout le salaire pour un jour fixé. Ne signez pas que vous le devez. Demandez à un syndicat.',
  },
}
