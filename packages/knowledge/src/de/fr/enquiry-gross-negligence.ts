/** Questions about an insurer that pays nothing because of gross carelessness: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GROSS_NEGLIGENCE_FR: Words = {
  'de.ask-insure.gross-negligence': {
    says: 'Non, même en cas de négligence grave, il ne peut en général que réduire, selon votre faute. À lui de la prouver. Seul un devoir du contrat non respecté vous oblige à montrer que ce n’était pas grave. Bien des contrats y renoncent : lisez le vôtre. Contestez, demandez la clause et le calcul, et fixez deux semaines. Puis le Versicherungsombudsmann est gratuit ; jusqu’à 10 000 €, il lie l’assureur. Le sol du bailleur relève de votre responsabilité civile.',
  },
}
