/** The French words of the rows in ../disability-reviews.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_REVIEWS_FR: Words = {
  'us.review.want': {
    says: 'La Social Security a revu votre santé et veut mettre fin à vos prestations.',
  },
  'us.review.right-keep': {
    says: 'Demandez-le dans les 10 jours après avoir reçu la lettre, et vos paiements peuvent continuer pendant l’appel. Si vous perdez, vous devrez peut-être les rendre.',
  },
  'us.review.right-better': {
    says: 'Les prestations ne peuvent le plus souvent finir que si des preuves montrent que votre santé va mieux et que vous pouvez travailler. Vous avez 60 jours pour faire appel.',
  },
  'us.review.step': {
    says: 'Déposez maintenant le formulaire SSA-789 et écrivez que vous voulez la suite des paiements. Demandez de nouveaux rapports à vos médecins, et de l’aide à l’aide juridique (legal aid).',
  },
}
