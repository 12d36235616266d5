/** Questions about debts that one cannot pay, old debts, guarantors and relatives, and the first steps against a debt: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_FR: Words = {
  'jp.ask.step-debt': {
    says: 'Rassemblez vos lettres et appelez Houterasu.',
  },
  'jp.ask.right-debt': {
    says: 'Une société privée ne peut pas saisir sans tribunal.',
  },
  'jp.ask.cannot-pay': {
    says: 'Appelez Houterasu. Avec un petit revenu, le conseil est gratuit. Il y a trois voies : un plan, un plan du tribunal, ou la faillite.',
  },
  'jp.ask.late-charges': {
    says: 'Pour un prêt d’un prêteur, le retard coûte au plus 20 % par an ; pour les autres contrats avec une entreprise, 14,6 %. Au-delà, vous ne devez rien. Si c’est plusieurs fois le prêt, il est vieux : cherchez d’abord votre dernier paiement. Après cinq ans, vous pouvez dire qu’il est prescrit. Ne payez aucune part avant.',
  },
  'jp.ask.certified-letter': {
    says: 'Ce n’est qu’une lettre, pas un ordre du tribunal. Mais ne l’ignorez pas : un procès peut suivre. Vérifiez si vous le devez et si c’est prescrit. Ne promettez et ne payez rien avant. Répondez avant la date, de préférence avec un avocat ou 法テラス.',
  },
}
