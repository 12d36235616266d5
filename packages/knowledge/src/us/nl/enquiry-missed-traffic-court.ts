/** Questions about a missed day in court over a traffic ticket: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_TRAFFIC_COURT_NL: Words = {
  'us.fact.missed-traffic-court': {
    says: 'Bel of ga nu naar de griffie (clerk) van die rechtbank, voor u wordt aangehouden. Vraag of er een arrestatiebevel (warrant) is, hoe het niet verschijnen wordt gewist, en om een nieuwe datum of te betalen. Neem bewijs van de fout mee en geef uw nieuwe adres. Vraag of uw rijbewijs geschorst is; rijd dan niet. Een advocaat of public defender kan het bevel laten intrekken.',
  },
}
