/** Questions about an insurer that refuses: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'nl.ask.insurer-refuses': {
    says: 'Pregunte qué cláusula de la póliza usan. Responda por escrito con pruebas y reclame a la aseguradora. Después puede ir a Kifid.',
  },
  'nl.ask.health-refused': {
    says: 'Pida por escrito al seguro que lo revise (heroverweging), con una carta de su médico. Debe responder en cuatro semanas. Tras un no o silencio, acuda a la SKGZ, la comisión de seguros de salud.',
  },
}
