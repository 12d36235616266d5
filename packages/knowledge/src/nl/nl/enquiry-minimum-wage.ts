/** Questions about pay below the minimum wage: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_NL: Words = {
  'nl.ask.minimum-wage': {
    says: 'Vanaf 21 jaar krijgt u sinds januari 2026 minstens € 14,71 per uur, sinds juli meer, wat er ook is afgesproken, ook zwart en zonder papieren. Onder 21 is het een vast deel daarvan. Schrijf uw uren op en bewaar berichten. Vraag schriftelijk het verschil, tot vijf jaar terug, met 8 % vakantiegeld en tot 50 % voor te laat loon. Meld het bij de Arbeidsinspectie. Juridisch Loket en FNV helpen.',
  },
}
