/** Questions about the job that waits, or does not, after maternity leave: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURN_FROM_MATERNITY_NL: Words = {
  'gb.ask-work.maternity-return': {
    says: 'Teken nog niets. Na het verlof hebt u recht op uw eigen baan. Na meer dan 26 weken mag een andere passende, niet slechtere baan alleen als de uwe redelijk niet kan. Uw vervanger houden kan discriminatie zijn. Bij echt ontslag wegens krimp gaat u voor bij een passende vacature. Schrijf dat u terugkomt in uw baan en bel nu Acas: 0300 123 1100.',
  },
}
