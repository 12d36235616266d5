/** Questions about a fixed-term job that the boss ends early: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_TERM_ENDED_NL: Words = {
  'it.ask.fixed-term-early': {
    says: 'Nee. Een tijdelijk contract eindigt eerder alleen om een zware reden (giusta causa) of met uw akkoord. Weinig werk is dat niet. Stuurt men u weg, dan kunt u het loon tot het einde eisen, min wat u intussen verdient. Teken niets. Schrijf meteen aangetekend of PEC dat u dit betwist en klaarstaat om te werken. Binnen 60 dagen, met een vakbond; vraag NASpI.',
  },
}
