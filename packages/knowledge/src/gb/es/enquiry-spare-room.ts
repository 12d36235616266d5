/** Questions about a cut for a spare room: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPARE_ROOM_ES: Words = {
  'gb.ask-benefit.bedroom-tax': {
    says: 'Es el 14 % de la renta por un cuarto libre y el 25 % por dos, en vivienda social y en edad de trabajar. No cuenta como libre un cuarto para un cuidador nocturno, un niño con discapacidad o una pareja que no pueden compartir, o un hijo en las fuerzas armadas. Pida una revisión en un mes. Pida al ayuntamiento ayuda para la diferencia.',
    dependsOn: 'quién necesita el cuarto',
  },
}
