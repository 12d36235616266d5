/** Questions about wages kept back where there is no written contract: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_KEPT_BACK_FR: Words = {
  'ie.ask.pay-deducted-no-contract': {
    says: 'Non. On ne retient pour casse ou retard que si vos conditions écrites le permettent, si la somme est juste et avec une semaine d’avis écrit. Sans écrit, c’est illégal. On vous doit aussi les congés acquis, 8 % des heures. Demandez les deux par écrit. Puis saisissez la WRC en ligne dans les six mois, gratuitement.',
  },
}
