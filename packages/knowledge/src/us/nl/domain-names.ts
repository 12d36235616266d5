/** The Dutch words of the rows in ../domain-names.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOMAIN_NAMES_NL: Words = {
  'us.domain.right-proof': {
    says: 'Om een domeinnaam te krijgen, moeten zij een eigen merk tonen en uw kwade trouw om eraan te verdienen. Een pagina met eerlijk commentaar, zonder verkoop, pleit voor u.',
  },
  'us.domain.right-public-speech': {
    says: 'Een overheid mag u niet laten stoppen omdat ze niet houdt van wat u zegt. Spreken over publieke zaken is beschermd. Zet duidelijk op de pagina dat die niet officieel is.',
  },
}
