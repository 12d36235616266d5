/** Questions about buying: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_ES: Words = {
  'ie.ask.gym-ill': {
    says: 'Escriba con un certificado médico y pida al gimnasio que termine o pause el contrato. Una cláusula que hace pagar mucho tiempo sin usarlo puede ser abusiva, y entonces no le obliga.',
  },
  'ie.ask.small-claim': {
    says: 'Escriba primero al comercio, con una fecha. Después presente la solicitud en courts.ie al procedimiento de pequeñas demandas (small claims) de la District Court. Es para consumidores hasta €2,000 y no hace falta abogado.',
  },
}
