/** The Spanish words of the Netherlands: enquiry first. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_ES: Words = {
  'nl.ask.bailiff-enter': {
    says: 'Sin sentencia u orden, un agente judicial (deurwaarder) no puede entrar. Con una, y si usted no abre, hace falta un policía o funcionario. Pida ver el título.',
  },
  'nl.ask.unpaid-wages': {
    says: 'Pida su sueldo por escrito con un último día. Por sueldo tardío puede reclamar hasta un 50 % más. Ante el kantonrechter no necesita abogado, y el Juridisch Loket ayuda gratis.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Pida su sueldo por escrito con un último día. Por sueldo tardío puede reclamar hasta un 50 % más. Ante el kantonrechter no necesita abogado.',
  },
  'nl.ask.first-letter-old-bill': {
    says: 'Pida por escrito la factura y el contrato antes de pagar. Solo se pueden añadir gastos después de una carta que le da 14 días.',
    dependsOn: 'si la factura es suya',
  },
}
