/** The Dutch words of the rows in ../enquiry-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_NL: Words = {
  'it.ask.licence': {
    says: 'De politie houdt het rijbewijs, en de Prefetto beslist binnen 15 dagen voor hoe lang. Daartegen hebt u 30 dagen bij de vrederechter, die het kan schorsen. Voor werk kunt u de Prefetto vragen tot drie uur per dag te rijden. Rijd tot dan niet.',
  },
}
