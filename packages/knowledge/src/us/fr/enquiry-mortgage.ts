/** Questions about a mortgage that is late, and about its escrow account: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_FR: Words = {
  'us.ask-debt.foreclosure': {
    says: 'Appelez maintenant la société qui gère votre prêt (servicer) et un conseiller agréé par le HUD. Le plus souvent, la saisie de la maison (foreclosure) ne peut pas commencer avant plus de 120 jours de retard. Une demande d’aide complète envoyée à temps doit d’abord être décidée.',
  },
  'us.ask-everyday.escrow': {
    says: 'Vérifiez d’abord les sommes d’impôt et d’assurance. Vous pouvez payer un manque d’un coup, ou sur au moins 12 mois s’il est grand. Vous pouvez envoyer gratuitement un avis d’erreur (notice of error).',
  },
}
