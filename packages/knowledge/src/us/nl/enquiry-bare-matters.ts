/** Questions of a few words that name a matter and no detail: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BARE_MATTERS_NL: Words = {
  'us.ask-first.divorce': {
    says: 'In bijna elke staat hebt u geen schuld nodig en niet het ja van de ander. U dient een verzoek (petition) in bij de rechtbank als een van u lang genoeg in de staat woont, vaak zes maanden. Sommige staten willen eerst dat u apart woont. Vraag om formulieren en vrijstelling van kosten. Bewaar bewijs. Verhuis niet eerst met kinderen. Zeg ons uw staat, en of er kinderen of een huis zijn.',
  },
  'us.ask-first.ice-at-work': {
    says: 'Blijf kalm en ren niet weg. U mag zwijgen en een advocaat vragen. Agenten mogen komen waar het publiek komt. Om elders mensen te ondervragen hebben zij een bevel (warrant) nodig, of het ja van de eigenaar of chef. Teken niets wat u niet begrijpt en toon geen valse papieren. Schrijf namen op. Is iemand meegenomen? Zoek op locator.ice.gov. Zeg ons wat er gebeurde.',
  },
}
