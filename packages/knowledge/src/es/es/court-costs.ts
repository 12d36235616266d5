/** The Spanish words of Spain: court costs. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_COSTS_ES: Words = {
  'es.claim.right-own-court': {
    says: 'Solo el juzgado del lugar donde usted vive puede tramitar este monitorio. Si es de otro lugar, dígalo al juzgado.',
  },
  'es.claim.costs': {
    says: 'Quien pierde todo el pleito paga las costas. Por el abogado contrario son como mucho un tercio de lo reclamado.',
  },
  'es.claim.deadline-bill': {
    says: 'En un juicio cambiario, por una letra o un pagaré, tiene diez días hábiles para pagar u oponerse.',
    action: 'Pagar, o presentar la oposición con abogado',
    consequence: 'El juzgado sigue adelante y embarga sus bienes.',
  },
  'es.claim.right-european-order': {
    says: 'Contra un requerimiento europeo de pago tiene 30 días para oponerse con su formulario. No hacen falta motivos ni abogado.',
  },
  'es.enforce.interest': {
    says: 'Desde la sentencia, la cantidad genera el interés legal más dos puntos, salvo que se fije otro.',
  },
  'es.enforce.right-public-grounds': {
    says: 'Contra un embargo de Hacienda valen estos motivos: pagado o prescrito, sin providencia de apremio notificada, cobro suspendido o normas incumplidas.',
  },
}
