/** Questions about television licences: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TV_LICENCE_ES: Words = {
  'gb.tv.answer-need': {
    says: 'La necesita para ver o grabar televisión en directo en cualquier canal o aparato, o para BBC iPlayer. No la necesita para Netflix, DVD ni programas a la carta de otros canales.',
    dependsOn: 'si alguien ve televisión en directo o BBC iPlayer',
  },
  'gb.tv.answer-visit': {
    says: 'No tiene que dejar entrar a TV Licensing, salvo que tengan una orden de registro judicial (search warrant). Puede cerrar la puerta.',
  },
}
