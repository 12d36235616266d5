/** Questions about a thing bought from a private person: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SALE_DE: Words = {
  'ie.ask.private-goods': {
    says: 'Bei einem privaten Verkäufer muss ihm die Sache gehören und sie muss der Beschreibung entsprechen. Ist sie gestohlen, kann der Eigentümer sie zurückhaben, doch der Verkäufer muss Ihnen das Geld erstatten: Melden Sie es den gardaí mit der Anzeige. Schreiben Sie dem Verkäufer, bitten Sie Bank oder App um Rückholung, dann klagen Sie beim District Court.',
  },
}
