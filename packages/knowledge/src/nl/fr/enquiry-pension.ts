/** Questions about pension premiums that are not paid in: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_FR: Words = {
  'nl.ask.pension-not-paid': {
    says: 'Votre employeur doit verser la prime au fonds ou à l’assureur, aussi la part prise sur votre salaire, dans le mois suivant chaque trimestre. Demandez par écrit au fonds ce qu’il a reçu et gardez vos fiches de paie. Au fonds de votre branche, la pension court le plus souvent quand même. Un assureur ne peut arrêter que trois mois après un avis. Faillite ? Demandez vite à l’UWV jusqu’à un an de primes.',
  },
}
