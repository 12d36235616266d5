/** Questions about the rented home after a break-up: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AFTER_A_BREAK_UP_NL: Words = {
  'nl.ask.not-on-lease': {
    says: 'Bent u getrouwd of geregistreerd partner en woont u er, dan bent u van rechtswege medehuurder, ook zonder uw naam op het contract. Bij een scheiding kan de rechter zeggen wie blijft. Woont u alleen samen? Dan wordt u pas medehuurder na twee jaar en een verzoek aan verhuurder of rechter. Doe iets voordat u vertrekt.',
  },
}
