/** The Spanish words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_ES: Words = {
  'es.ask.repairs': {
    says: 'Avise por escrito con fotos. El casero debe mantener la vivienda habitable. Si es urgente, puede repararlo y pedir el dinero.',
  },
  'es.ask.landlord-enters': {
    says: 'El piso alquilado es su domicilio. El casero solo entra con su permiso o con un juez, aunque tenga llave y diga lo que diga el contrato. Entrar solo puede ser delito (allanamiento, coacciones). Prohíbalo por escrito (burofax) y guarde pruebas. Puede cambiar el bombín: guarde el antiguo para devolverlo. Si repite, denuncie a la policía. Deje hacer las reparaciones urgentes el día que acuerden.',
  },
  'es.ask.agency-fee': {
    says: 'En un alquiler de vivienda paga la agencia y el contrato el arrendador, no usted. Si ya pagó, pida la devolución por escrito. La OMIC ayuda gratis.',
  },
}
