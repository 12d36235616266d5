/** Questions of people told that they are self-employed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_DE: Words = {
  'ie.ask.self-employed': {
    says: 'Wie man Sie nennt, entscheidet nicht. Zahlt man Sie, arbeiten Sie selbst und bestimmt man wie und wann, sind Sie sehr wahrscheinlich Arbeitnehmer. Dann gelten Mindestlohn, Urlaub, Krankengeld und PRSI. Bitten Sie die Scope Section des Sozialamts kostenlos um Entscheidung. Fordern Sie Offenes binnen sechs Monaten bei der WRC. Heben Sie Pläne und Nachrichten auf.',
  },
}
