/** Questions about a daily benefit insurance that stops paying: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_BENEFIT_NL: Words = {
  'ch.ask.daily-benefit-stopped': {
    says: 'Schrijf dat u het niet eens bent en vraag het artsrapport en de clausule. Laat uw arts punt voor punt antwoorden. Moet u van werk veranderen, dan moet de verzekeraar meestal waarschuwen en enkele maanden geven. Daarna de rechter, in de meeste kantons de verzekeringsrechter: gratis, eenvoudig, en de rechter zoekt mee uit. Zeg het uw werkgever en meld u bij het RAV voor wat nog gaat.',
  },
}
