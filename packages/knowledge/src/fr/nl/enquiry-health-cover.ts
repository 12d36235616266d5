/** Questions about help with the costs of care (C2S): in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_COVER_NL: Words = {
  'fr.ask-debt.c2s-refused': {
    says: 'Schrijf binnen twee maanden naar de beroepscommissie van uw ziekenfonds (commission de recours amiable, CRA). Dat is gratis. Kijk wiens inkomen is geteld en stuur wat ontbreekt. Na een nee, of twee maanden stilte, hebt u twee maanden voor de sociale rechter; een advocaat is niet nodig. Geen antwoord twee maanden na uw volledige aanvraag? Dan geldt die als toegekend.',
  },
}
