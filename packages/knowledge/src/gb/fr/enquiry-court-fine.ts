/** Questions about a court fine that cannot be paid: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_FINE_FR: Words = {
  'gb.ask-court-fine.cannot-pay': {
    says: 'Appelez aujourd’hui le fines team de la lettre, avant de manquer un paiement, et demandez de plus petites parts ou du temps. Envoyez votre budget. Sinon : frais, retenue sur paie ou aides, ou agents qui peuvent forcer l’entrée pour une amende pénale. La prison n’est que pour qui peut payer et refuse ; un juge examine d’abord vos moyens. Allez à chaque audience.',
  },
}
