/** The Spanish words of the rows in ../enquiry-tv-licence-callers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TV_LICENCE_CALLERS_ES: Words = {
  'gb.ask-tv.door': {
    says: 'No. No tiene que dejarle entrar, hablar con él ni firmar nada, salvo que tenga una orden de registro (search warrant). No necesita licencia para Netflix ni casi todo YouTube. Sí para la televisión en directo y BBC iPlayer.',
  },
  'gb.ask-tv.ignore': {
    says: 'Ninguna ley le obliga a contestar una carta estándar, pero decir que no necesita licencia suele parar las demás. Nunca ignore un papel judicial, como un Single Justice Procedure Notice.',
    dependsOn: 'si es una carta estándar o un papel judicial',
  },
}
