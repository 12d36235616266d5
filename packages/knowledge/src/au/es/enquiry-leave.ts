/** The Spanish words of the rows in ../enquiry-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_ES: Words = {
  'au.ask.leave-paid-out': {
    says: 'Las vacaciones no usadas deben pagarse al acabar el trabajo. Solo pueden obligarle a tomarlas si su convenio (award) lo permite y es justo, como en un cierre.',
  },
  'au.ask.public-holiday': {
    says: 'Puede faltar en un festivo, con paga básica si le tocaba trabajar. Pueden pedirle que trabaje si es justo, y usted puede negarse con motivo justo. Los awards suelen pagar más.',
  },
  'au.ask.sick-leave': {
    says: 'A tiempo completo hay diez días pagados de enfermedad al año; a tiempo parcial, en proporción. Se acumulan desde el primer día: a los cuatro meses, unos tres. El jefe puede pedir prueba incluso por un día. Vale una nota del médico o farmacéutico o una declaración (statutory declaration). Los casuals no tienen. No pueden despedirle por una enfermedad corta con prueba.',
  },
}
