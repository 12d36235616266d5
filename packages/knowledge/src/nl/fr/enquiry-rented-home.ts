/** Questions about visits, rent and service costs, and the first steps for tenants: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_FR: Words = {
  'nl.ask.step-home': {
    says: 'Demandez au Juridisch Loket avant de répondre à votre bailleur.',
  },
  'nl.ask.right-home': {
    says: 'Seul un juge peut mettre fin à votre bail contre votre volonté.',
  },
  'nl.ask.rent-rise': {
    says: 'En 2026, la limite est de 4,4 % dans le secteur libre, 6,1 % dans le moyen, et 4,1 % en logement social dès juillet. Pour un loyer très bas ou un revenu élevé, d’autres limites valent. Une clause du bail qui donne plus ne vaut pas au-delà, et une seule hausse par an est permise. Écrivez votre désaccord et payez l’ancien loyer avec la part permise. Si le bailleur insiste, la Huurcommissie peut trancher.',
    dependsOn: 'votre type de logement',
  },
  'nl.ask.landlord-enters': {
    says: 'Seulement avec votre accord, ou en vraie urgence, comme une fuite. Pour des réparations urgentes, le bailleur doit demander et convenir d’une heure. Écrivez que vous n’acceptez pas de visite sans avis.',
  },
  'nl.ask.service-costs': {
    says: 'Vous ne payez que les vrais coûts. Le bailleur doit envoyer un décompte dans les six mois après l’année. Demandez les factures. En cas de désaccord, la Huurcommissie peut décider.',
  },
  'nl.ask.rent-unpaid': {
    says: 'Dites-le aujourd’hui à votre bailleur et proposez des dates par écrit. Un mois de retard ne met en général pas fin au bail : seul un juge le peut, souvent dès trois mois. Demandez l’aide de la commune et vérifiez la huurtoeslag.',
  },
  'nl.ask.agent-fee': {
    says: 'Un agent qui travaille pour le bailleur ne peut pas vous facturer de frais. Vous pouvez les redemander.',
  },
}
