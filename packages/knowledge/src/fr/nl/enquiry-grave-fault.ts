/** Questions about a dismissal for grave fault: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GRAVE_FAULT_NL: Words = {
  'fr.ask-work.grave-fault': {
    says: 'De werkgever moet de zware fout bewijzen en binnen twee maanden na kennis handelen. Eerst is een gesprek nodig, dan een brief met redenen. U houdt werkloosheidsgeld en resterend verlof. Ziet de rechter geen zware fout, dan ook opzegloon en vergoeding. U hebt twaalf maanden voor de arbeidsrechter. Schrijf nu de feiten op, met namen.',
  },
}
