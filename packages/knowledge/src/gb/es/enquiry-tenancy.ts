/** Questions about a tenancy in England: entry, lodgers, pets, leaving, what is written and who takes over. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANCY_ES: Words = {
  'gb.ask-housing.entry': {
    says: 'Un casero no puede entrar cuando quiera. Para reparaciones y revisiones debería avisar por escrito con al menos 24 horas, salvo en una emergencia. Pídale por escrito que pare.',
  },
  'gb.ask-housing.lodger': {
    says: 'Quien vive de huésped (lodger) tiene menos derechos. El casero no necesita orden judicial, pero debe avisar con un tiempo justo, a menudo el que hay entre dos pagos. No puede usar la fuerza.',
    dependsOn: 'si comparte espacio con su casero',
  },
  'gb.ask-housing.pets': {
    says: 'Desde el 1 de mayo de 2026 puede pedir por escrito a un casero privado de Inglaterra tener una mascota. Debe contestar en un plazo de 28 días y necesita un buen motivo para negarse.',
    dependsOn: 'si tiene un buen motivo',
  },
  'gb.ask-housing.leave-early': {
    says: 'Los alquileres privados de Inglaterra ya no tienen un final fijo. Puede irse avisando por escrito con dos meses, al final de un periodo de alquiler, salvo que su contrato permita menos.',
  },
  'gb.ask-housing.tenancy-agreement': {
    says: 'Tiene derechos aunque no haya nada escrito. Si paga alquiler por una casa solo para usted, lo más probable es que sea inquilino. Pida las condiciones por escrito.',
  },
  'gb.ask-home.succession': {
    says: 'Un alquiler municipal protegido (secure tenancy) puede pasar una vez. Lo toma el marido, la mujer o la pareja que vivía allí. Otros familiares pueden si empezó antes del 1 de abril de 2012 y vivieron allí los últimos 12 meses, o si el contrato lo dice. Pídalo por escrito, siga pagando y no se vaya sin consejo.',
    dependsOn: 'cuándo empezó el alquiler, quién es usted para el inquilino y si ya pasó una vez',
  },
}
