/** Questions about power, phone, water and the TV licence: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_ES: Words = {
  'ie.ask.tv': {
    says: 'Necesita una licencia (TV licence) para una casa con televisor, aunque solo vea por internet. Con solo un móvil, tableta o portátil, no.',
    dependsOn: 'si hay un televisor en su casa',
  },
  'ie.ask.water': {
    says: 'La mayoría de los hogares no pagan el agua en Irlanda. Solo se puede cobrar un uso muy alto.',
  },
  'ie.ask.cut-off': {
    says: 'Antes deben ofrecer un plan y no pueden cortarle mientras lo cumpla. Las personas vulnerables están protegidas en invierno.',
    dependsOn: 'si pidió un plan y lo cumple',
  },
  'ie.ask.phone': {
    says: 'Quéjese primero a la empresa. Si eso no ayuda, ComReg puede mirarlo.',
  },
}
