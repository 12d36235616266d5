/** Questions about contributions of a self-employed person: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_DUES_FR: Words = {
  'be.ask.self-employed-dues': {
    says: 'Demandez vite par écrit un plan à votre caisse : souvent jusqu’à 12 mois ou plus. En difficulté, demandez une dispense dans les 12 mois du trimestre : l’assurance maladie reste, mais ce trimestre peut ne pas compter pour la pension. Si vous gagnez moins cette année, demandez de payer moins tout de suite. Contre une contrainte, agissez dans le délai indiqué. Le CPAS aide.',
  },
}
