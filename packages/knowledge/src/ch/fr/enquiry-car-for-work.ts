/** Questions about a car that a debtor needs: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_FOR_WORK_FR: Words = {
  'ch.ask.car-for-work': {
    says: 'Dites lors de la saisie même que vous avez besoin de la voiture, et pourquoi, et faites-le noter. Elle ne peut être prise si elle est nécessaire au travail et sans train ni bus possible, comme de nuit, ou en cas de handicap. Envoyez une lettre de l’employeur avec les horaires. Sinon, plainte à l’autorité de surveillance en dix jours, gratuite. Une voiture chère peut être échangée contre une simple.',
  },
}
