/** Questions about plumbers, locksmiths and garages: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_WORDS: Words = {
  'fr.ask-buy.garage-keeps': {
    says: 'Een garage mag de auto houden voor werk dat u bestelde en dat betaald moet worden, niet voor werk dat u nooit goedkeurde. Vraag de getekende opdracht. Betaal “onder protest” om hem te krijgen en betwist daarna.',
  },
  'fr.ask-buy.plumber': {
    says: 'Voor het werk moet u een schriftelijke offerte met prijzen krijgen. Wat u niet goedkeurde, kunt u betwisten. Voor extra werk bij u thuis hebt u 14 dagen bedenktijd. Schrijf de firma, meld haar op SignalConso en ga naar haar bemiddelaar.',
  },
  'fr.ask-buy.garage-bill': {
    says: 'U betaalt het werk dat u bestelde, voor de prijs die u tekende. Voor meer heeft de garage eerst uw ja nodig. Ze moet ook goed herstellen. Schrijf haar, ga daarna naar de gratis bemiddelaar.',
  },
  'fr.ask-buy.works-unfinished': {
    says: 'Stuur een ingebrekestelling met een laatste dag om af te werken of te herstellen, en bewaar foto’s. Betaal de rest niet eerder. Komt er niets, dan mag u het contract beëindigen of het op kosten van de aannemer laten doen. Zware gebreken zijn tien jaar gedekt.',
  },
}
