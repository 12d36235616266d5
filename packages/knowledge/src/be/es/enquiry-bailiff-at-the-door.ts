/** Questions about a bailiff who comes in, and about the sale of things: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_AT_THE_DOOR_ES: Words = {
  'be.ask.bailiff-enters': {
    says: 'Sin sentencia u otro título el agente no puede entrar y no tiene que abrir. Con título, para embargar, puede venir entre las 6 y las 21 h, en general no en fin de semana ni festivos. Si no está o se niega, puede hacer abrir por un cerrajero con la policía. Pida ver el título. Mejor llame antes y ofrezca una suma mensual.',
    dependsOn: 'si hay sentencia',
  },
  'be.ask.sale-stop': {
    says: 'Llame hoy al agente y pague o acuerde un plan por escrito: casi todas las ventas paran con un primer pago. ¿Algo está protegido o no es suyo? Vaya al juez de embargos antes de la venta, con pruebas. Un arreglo colectivo admitido por el tribunal laboral para la venta. El CPAS (OCMW) puede llamar por usted, gratis. Si la venta da menos de lo que cuesta, dígalo.',
  },
}
