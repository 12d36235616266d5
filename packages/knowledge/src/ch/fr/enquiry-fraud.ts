/** Questions about swindles and payments that nobody allowed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_FR: Words = {
  'ch.ask.scam-paid': {
    says: 'Appelez votre banque maintenant pour arrêter ou rappeler le paiement. Changez vos mots de passe, gardez les messages et allez à la police.',
  },
  'ch.ask.bank-liable': {
    says: 'Bloquez le compte et avertissez tout de suite banque et police. Un paiement sans votre ordre est d’abord la perte de la banque. Ses conditions la mettent souvent sur vous si vous avez donné des codes ; elles n’aident pas une banque gravement négligente. Réclamez par écrit, puis l’Ombudsman des banques, gratuit.',
  },
}
