/** Questions about an overdraft that the bank ends or cuts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDRAFT_ENDED_FR: Words = {
  'de.ask-debt.overdraft-ended': {
    says: 'La banque peut en général supprimer un découvert (Dispo) sans motif, mais doit laisser un délai correct ; un mois est usuel. Écrivez aujourd’hui que vous ne pouvez pas tout payer et demandez des parts fixes à un taux plus bas, ou du temps. Pas de crédit cher dans la hâte. La paie peut être compensée : demandez un P-Konto, ou faites verser la paie sur un compte de base ailleurs. En cas de refus, voyez un conseil gratuit.',
  },
}
