/** The Spanish words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_ES: Words = {
  'au.ask.private-car': {
    says: 'Un vendedor privado no garantiza la calidad, pero no puede mentir. Si una palabra falsa le hizo comprar, puede reclamar la pérdida. Guarde el anuncio y los mensajes, pida un informe del mecánico, escriba con fecha y use small claims. Mire si hay deudas en ppsr.gov.au.',
    dependsOn: 'lo que dijo el vendedor sobre el coche',
  },
  'au.ask.used-car': {
    says: 'El coche de un concesionario debe tener calidad aceptable para su edad y precio. Pida reparación, o el dinero si el fallo es grave. Algunos estados añaden una garantía. Un vendedor privado no puede mentir sobre el coche.',
  },
}
