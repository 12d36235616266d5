/** The French words of the rows in ../enquiry-overdebt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDEBT_WORDS: Words = {
  'fr.ask-debt.cannot-pay': {
    says: 'Payez d’abord logement, nourriture et énergie. Proposez de petites mensualités par écrit. Si les dettes sont nombreuses, déposez un dossier gratuit à la Banque de France.',
  },
  'fr.ask-debt.overdebt': {
    says: 'Déposez un dossier à la Banque de France, en ligne ou par courrier. C’est gratuit. Dès la recevabilité, les saisies s’arrêtent jusqu’à deux ans, le temps d’un plan. Vous gardez le droit à un compte et, le plus souvent, la voiture nécessaire au travail. En échange, vous êtes fiché (FICP), sept ans au plus, et ne pouvez pas reprendre de crédit.',
  },
}
