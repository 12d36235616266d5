/** Questions about repairs, visits, the rent and eviction, and the first steps for tenants: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_ES: Words = {
  'be.ask.step-home': {
    says: 'Pregunte a su CPAS y a un sindicato de inquilinos antes de contestar al casero.',
  },
  'be.ask.right-home': {
    says: 'Solo un juez puede ordenar que deje su vivienda.',
  },
  'be.ask.evict': {
    says: 'Solo el juez de paz (juge de paix) puede ordenarlo, y un agente judicial (huissier) lo hace, casi siempre un mes después de la entrega. En Bruselas casi nunca del 1 de noviembre al 15 de marzo.',
  },
  'be.ask.rent-index': {
    says: 'El alquiler puede seguir el índice una vez al año, el día del contrato, si se pide por escrito. Puede ir hacia atrás tres meses como mucho.',
    dependsOn: 'su contrato y su región',
  },
  'be.ask.landlord-enters': {
    says: 'Solo con su permiso o en una urgencia real. Su vivienda está protegida, también frente al dueño. El contrato puede permitir visitas, pero a una hora acordada. Escríbalo y, si hace falta, llame a la policía.',
  },
  'be.ask.rent-debt': {
    says: 'Dígaselo ya al casero y ofrezca el alquiler más una pequeña suma al mes. El CPAS (OCMW) puede ayudar. Solo el juez de paz puede terminar el contrato, y puede darle tiempo.',
  },
}
