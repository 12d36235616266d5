/** The French words of the rows in ../enquiry-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'us.ask-consumer.claim-denied': {
    says: 'Faites appel par écrit. Pour une assurance santé, vous avez 180 jours, puis quatre mois pour un examen externe (external review). Pour une autre assurance, plaignez-vous au bureau des assurances de votre État.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Demandez le refus par écrit avec les mots du contrat d’assurance. Envoyez des photos et un autre devis, puis plaignez-vous gratuitement au bureau des assurances de votre État.',
  },
}
