/** Questions about plumbers, locksmiths and garages: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_WORDS: Words = {
  'fr.ask-buy.garage-keeps': {
    says: 'Een garage mag de auto houden voor werk dat u bestelde en dat betaald moet worden, niet voor werk dat u nooit goedkeurde. Vraag de getekende opdracht. Betaal “onder protest” om hem te krijgen en betwist daarna.',
  },
  'fr.ask-buy.plumber': {
    says: 'Voor het werk moet u een schriftelijke offerte met prijzen krijgen. Wat u niet goedkeurde, kunt u betwisten. Voor extra werk bij u thuis hebt u 14 dagen bedenktijd. Schrijf de firma, meld haar op SignalConso en ga naar haar bemiddelaar.',
  },
}
