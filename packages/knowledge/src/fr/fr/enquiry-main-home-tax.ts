/** Questions about the tax on homes, asked of people for the home where they live: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAIN_HOME_TAX_FR: Words = {
  'fr.ask-debt.main-home-tax': {
    says: 'Personne ne doit cette taxe pour le logement où il habite. Une erreur dans « Gérer mes biens immobiliers » n’y change rien : corrigez-la. Avant la date limite de paiement, envoyez une réclamation en ligne ou par courrier, avec l’avis d’impôt à cette adresse et des factures. Demandez-y le sursis de paiement : sinon 10 % de plus et une saisie sont possibles. Vous avez jusqu’au 31 décembre de l’année suivante.',
  },
}
