/** Questions of people who want a council home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_REGISTER_NL: Words = {
  'gb.ask-housing.register': {
    says: 'Vraag het aan bij uw gemeente (council), meestal online; ook housing associations verhuren via die lijst. Elke gemeente heeft eigen regels, zoals jaren daar wonen, en uw visum moet het toestaan. Dakloosheid, een slecht of vol huis, ziekte en geweld moeten meetellen: stuur bewijs. Kijk dan elke week waarop u kunt reageren. Zeggen ze nee of tellen ze te weinig, vraag dan schriftelijk de redenen en een herziening. Verliest u snel uw huis? Meld u dan ook als dakloos.',
  },
}
