/** Dutch: the words of the row in ../enquiry-missed-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_HEARING_NL: Words = {
  'gb.ask-debt.missed-hearing': {
    says: 'Doe nu iets: het vonnis geldt tot een rechter het intrekt. Bel de rechtbank: wat is er beslist? Stuur meteen formulier N244. Toon een goede reden waarom u er niet was en een echte kans om te winnen. Bij een small claim hebt u 14 dagen na ontvangst. Nooit geantwoord? Dan telt vooral die kans. Het kost geld; EX160 kan helpen. Of betaal alles binnen een maand: dan gaat het uit het register.',
  },
}
