/** Questions about an insurer that pays nothing because of gross carelessness: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GROSS_NEGLIGENCE_FR: Words = {
  'ch.ask.gross-negligence': {
    says: 'Non, en cas de faute grave il ne peut en général que réduire, selon votre faute. Pour une faute légère, il paie tout. À lui de prouver. Écrivez votre désaccord, demandez la clause et le calcul, envoyez des preuves. Certaines polices y renoncent : lisez la vôtre. Puis l’ombudsman est gratuit. Les droits se prescrivent en cinq ans.',
  },
}
