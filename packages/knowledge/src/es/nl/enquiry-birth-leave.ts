/** The words of the rows in ../enquiry-birth-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BIRTH_LEAVE_NL: Words = {
  'es.ask.birth-leave': {
    says: 'Elke ouder heeft 19 weken, helemaal betaald door de sociale zekerheid, en kan ze niet weggeven. Zes volgen op de geboorte. Elf zijn vrij tot het kind één is, en twee tot het acht is. Een ouder alleen heeft 32. Zeg het de firma 15 dagen vooraf.',
  },
}
