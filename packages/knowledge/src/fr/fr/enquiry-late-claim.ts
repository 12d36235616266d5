/** Questions about damage that was reported late to the insurer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_CLAIM_FR: Words = {
  'fr.ask-buy.insurance-late': {
    says: 'Le contrat fixe le délai : au moins cinq jours ouvrés, deux pour un vol. Mais une déclaration tardive ne fait perdre la garantie que si le contrat le dit clairement. Et l’assureur doit prouver que le retard lui a causé un préjudice. En cas de force majeure, comme une maladie grave, la garantie reste. Demandez la clause et la preuve par écrit, puis le médiateur de l’assurance, gratuit.',
    dependsOn: 'la clause du contrat et le préjudice du retard',
  },
}
