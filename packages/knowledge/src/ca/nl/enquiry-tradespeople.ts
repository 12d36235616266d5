/** Questions about contractors and movers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_NL: Words = {
  'ca.ask.contractor': {
    says: 'Schrijf wat er mis is en geef een datum om het te herstellen. Het werk moet van redelijke kwaliteit zijn. Ga daarna naar de rechter voor kleine zaken (small claims court), of naar uw kaartbedrijf als u met een kaart betaalde.',
  },
  'ca.ask.movers-on': {
    says: 'Nee. Zij mogen uw spullen niet houden om meer te krijgen, en een schriftelijke offerte met hoogstens 10% overschrijden. Betaal wat was afgesproken, vraag uw spullen op papier, en bel Consumer Protection Ontario.',
  },
}
