/** A lasting power of attorney: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const POWER_OF_ATTORNEY_ES: Words = {
  'gb.attorney.know': {
    says: 'Un poder (lasting power of attorney) debe hacerse mientras la persona lo entiende, y registrarse. Si es tarde, la Court of Protection puede nombrar a alguien.',
  },
}
