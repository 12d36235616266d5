/** Questions about a civil bill or claim notice for an old loan: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CIVIL_BILL_FR: Words = {
  'ie.ask.sued-old-debt': {
    says: 'Ne laissez pas faire. Les six ans n’aident que si vous les invoquez en défense ; un paiement ou un écrit signé les fait repartir. Pour une civil bill de la Circuit Court, répondez (appearance) en 10 jours ; à la District Court, en 28. Sans réponse ils ont un jugement, inscrit même sur une maison. MABS 0818 07 2000 et FLAC aident gratuitement.',
  },
}
