/** Questions about a loan for a service that was never given: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_FR: Words = {
  'es.ask.linked-credit': {
    says: 'Oui, vous pouvez l’opposer aussi au prêteur. Si le crédit finançait ce service et qu’il n’a pas été rendu, réclamez d’abord par écrit à l’entreprise (burofax). Sans résultat, écrivez au prêteur : contrat lié, vous y mettez fin aussi. Demandez la part non reçue. Avant de cesser de payer, voyez l’OMIC ou un avocat. S’ils vous inscrivent à l’ASNEF, opposez-vous.',
  },
}
