/** Questions about a parent who moves away with the children: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_NL: Words = {
  'fr.ask-family.move-child': {
    says: 'Een ouder die verhuist moet de andere op tijd verwittigen als dat de dagen met de kinderen verandert. Niet akkoord? Ga nu naar de familierechter (JAF), vóór de verhuizing: een spoeddatum kan. De rechter beslist waar het kind woont, verdeelt reiskosten en kan de som wijzigen. Tot dan geldt het vonnis. Vreest u een vertrek naar het buitenland, vraag een uitreisverbod (IST).',
  },
}
