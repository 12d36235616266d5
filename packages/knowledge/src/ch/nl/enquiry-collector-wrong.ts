/** Questions about a collection firm that claims what is not owed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_WRONG_NL: Words = {
  'ch.ask.collector-wrong': {
    says: 'Schrijf één keer dat u het niet schuldig bent, met bewijs van betaling, en vraag de stukken van de vordering. Betaal niets in delen. Een incassobureau heeft zelf geen macht: het kan niets in beslag nemen. Alleen een betreibung telt: komt er een betalingsbevel, maak dan binnen tien dagen bezwaar (Rechtsvorschlag). Dat is gratis.',
  },
}
