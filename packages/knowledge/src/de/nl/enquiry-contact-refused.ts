/** Questions about a parent who keeps a child from the other: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONTACT_REFUSED_NL: Words = {
  'de.ask-family.contact-refused': {
    says: 'Omgang hangt niet af van alimentatie of gezag: uw kind heeft recht op u en u op uw kind, ook zonder huwelijk. Schrijf en stel vaste dagen voor. Het Jugendamt of een gezinsbureau helpt gratis. Gaat het door, vraag de familierechter dan een regeling, zo nodig met spoed. Wie een bevel breekt, kan een boete krijgen. Regel de alimentatie apart.',
  },
}
