/** Questions about a seizure of wages by the Treasury: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TREASURY_AND_WAGES_FR: Words = {
  'fr.ask-debt.satd-wages': {
    says: 'Le Trésor ne peut faire retenir par l’employeur que la part du salaire permise par le barème. Il reste au moins le montant du RSA. Écrivez vite sur impots.gouv.fr au service nommé dans l’avis. Demandez un échéancier avec vos revenus et charges : s’il accepte, il peut lever la saisie. C’est déjà payé ou trop ancien (quatre ans) ? Contestez dans les deux mois. Si l’impôt lui-même est faux, faites aussi une réclamation.',
  },
}
