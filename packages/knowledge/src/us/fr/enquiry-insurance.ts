/** The French words of the rows in ../enquiry-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'us.ask-consumer.claim-denied': {
    says: 'Faites appel par écrit. Pour une assurance santé, vous avez 180 jours, puis quatre mois pour un examen externe (external review). Pour une autre assurance, plaignez-vous au bureau des assurances de votre État.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Demandez le refus par écrit avec les mots du contrat d’assurance. Envoyez des photos et un autre devis, puis plaignez-vous gratuitement au bureau des assurances de votre État.',
  },
  'us.fact.newborn-insurance': {
    says: 'Demandez au plan de l’employeur dans les 30 jours de la naissance ; quelques-uns donnent plus. La couverture part alors de la naissance. Un plan HealthCare.gov donne 60 jours, aussi depuis la naissance. Les 30 jours sont passés ? Utilisez ces 60, ou demandez Medicaid ou CHIP, ouverts aux enfants toute l’année. Si vous aviez Medicaid à la naissance, le bébé l’a la première année. Écrivez et gardez une copie.',
  },
}
