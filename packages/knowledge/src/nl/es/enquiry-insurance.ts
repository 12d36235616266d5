/** Questions about an insurer that refuses: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'nl.ask.insurer-refuses': {
    says: 'Pregunte qué cláusula de la póliza usan. Responda por escrito con pruebas y reclame a la aseguradora. Después puede ir a Kifid.',
  },
  'nl.ask.health-refused': {
    says: 'Pida por escrito al seguro que lo revise (heroverweging), con una carta de su médico. Debe responder en cuatro semanas. Tras un no o silencio, acuda a la SKGZ, la comisión de seguros de salud.',
  },
  'nl.ask.insurer-hidden': {
    says: 'Debe decirlo en dos meses desde que lo supo. Solo no paga nada si usted quiso engañar o si le habría rechazado. Si no, paga todo o una parte. Reclame y luego acuda al Kifid.',
    dependsOn: 'de lo que habría hecho de saberlo',
  },
}
