/** The law on goods bought on credit and on credit that is refused, where a letter names them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_TERMS_FR: Words = {
  'jp.credit.right-stop-paying': {
    says: 'Si un achat à crédit n’est pas livré ou est défectueux, vous pouvez aussi arrêter de payer l’organisme de crédit (支払停止の抗弁). Écrivez-lui.',
  },
  'jp.credit.right-twenty-days': {
    says: 'L’organisme de crédit ne peut exiger tout le reste qu’après une demande écrite d’au moins 20 jours.',
  },
  'jp.credit.right-long-service': {
    says: 'Payé par crédit ? Si vous arrêtez le cours ou si la boutique ferme, écrivez à la firme de crédit que vous cessez de payer le reste (支払停止の抗弁).',
  },
  'jp.credit.right-file': {
    says: 'Vous pouvez voir votre dossier de crédit chez CIC, JICC et au centre des banques (全国銀行個人信用情報センター) pour un petit prix. S’il est faux, ils doivent corriger.',
  },
  'jp.credit.refused-reality': {
    says: 'Une firme peut refuser un crédit sans dire pourquoi. Vous ne devez rien. Les vieux retards quittent le plus souvent le dossier après cinq ans.',
  },
}
