/** The Spanish words of the rows in ../special-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SPECIAL_HOMES_ES: Words = {
  'fr.homes.sls-right': {
    says: 'El suplemento de alquiler (SLS) solo se debe si sus ingresos superan el límite en al menos un 20 %. Una suma fija por un formulario no devuelto es provisional: envíe papeles de impuestos y se recalcula, también para atrás.',
  },
  'fr.homes.sls-step': {
    says: 'Envíe hoy la encuesta y el último aviso fiscal, certificado. Antes de la suma fija debía llegar un requerimiento. Pida plazos.',
  },
  'fr.homes.unsafe-want': {
    says: 'El ayuntamiento o el prefecto ve el edificio peligroso o insalubre y ordena obras o prohíbe vivir allí.',
  },
  'fr.homes.unsafe-step': {
    says: 'Guarde la orden y su fecha. El inquilino escribe al dueño: sin alquiler, otra casa. El dueño contesta al ayuntamiento, busca un experto y pide ayuda a la Anah.',
  },
  'fr.homes.unsafe-rent': {
    says: 'Tras una orden por vivienda insegura o insalubre no se debe alquiler desde el mes siguiente hasta que se levante. Si está prohibido vivir allí, el dueño debe alojar al inquilino en otro sitio, por ahora o para siempre, y pagar.',
  },
  'fr.homes.unsafe-owner': {
    says: 'El dueño debe ser oído antes, salvo gran peligro, y tiene el plazo de la orden. Después lo hace el ayuntamiento a su costa, con multa diaria. Recurso en dos meses.',
  },
  'fr.homes.hostel-right': {
    says: 'Una residencia solo puede acabar el contrato por deuda tras un requerimiento: tres meses seguidos sin pagar, o dos meses debidos en pagos parciales. Solo un juez puede echarle.',
  },
}
