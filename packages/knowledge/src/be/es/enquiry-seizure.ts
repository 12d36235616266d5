/** Questions about what may be taken from a home, an account and wages: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_ES: Words = {
  'be.ask.account': {
    says: 'Con una sentencia se puede tomar una parte. Las ayudas familiares, el ingreso mínimo y una base del sueldo siguen protegidos. Tiene 15 días para oponerse.',
    dependsOn: 'qué dinero es',
  },
  'be.ask.account-left': {
    dependsOn: 'de dónde viene el dinero',
    says: 'El sueldo y las ayudas siguen protegidos hasta 30 días después de llegar a la cuenta, gracias a un código. Bajo cierta suma no se puede tomar nada. Si bloquean demasiado, escriba al agente judicial con pruebas. Después acuda al juez de embargos.',
  },
  'be.ask.goods-of-others': {
    says: 'Solo pueden venderse las cosas de quien debe. Pero el agente puede anotar todo lo que hay en esa dirección. Muestre enseguida facturas, extractos o una lista para probar de quién son. Si aun así se embargan, el dueño debe ir al juez de embargos antes de la venta (revendication, revindicatie). Pida un abogado, gratis con pocos ingresos (pro deo).',
  },
  'be.ask.bailiff-letter': {
    says: 'Mire si la carta nombra una sentencia u otro título (vonnis, titre). Si no, el agente solo puede pedir, y los gastos añadidos tienen límite. Si sí, pida la cuenta y ofrezca ya una suma al mes. El CPAS (OCMW) ayuda gratis.',
  },
}
