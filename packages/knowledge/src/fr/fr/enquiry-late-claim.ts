/** Questions about damage that was reported late to the insurer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_CLAIM_FR: Words = {
  'fr.ask-buy.insurance-late': {
    says: 'Un sinistre se déclare en cinq jours ouvrés, un vol en deux. Mais une déclaration tardive ne fait perdre la garantie que si le contrat le dit clairement. Et l’assureur doit prouver que le retard lui a causé un préjudice. En cas d’empêchement, comme la maladie, aucun jour ne compte. Demandez la clause et la preuve par écrit, puis le médiateur de l’assurance, gratuit.',
    dependsOn: 'la clause du contrat et le préjudice du retard',
  },
}
