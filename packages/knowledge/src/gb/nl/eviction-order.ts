/** Bevelen tot ontruiming: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ORDER_NL: Words = {
  'gb.home.order-want': {
    says: 'Een rechter heeft beslist dat u moet gaan. Het papier noemt de dag, of zegt dat deurwaarders (bailiffs) kunnen komen.',
  },
  'gb.home.order-rights': {
    says: 'Vóór die dag kunt u een rechter vragen de ontruiming te stoppen of uit te stellen. Gebruik formulier N244.',
  },
  'gb.home.order-reality': {
    says: 'Dit is de laatste stap, en de dag is echt. U kunt nog iets doen, maar alleen als u nu handelt.',
  },
  'gb.home.order-step-court': {
    says: 'Bel vandaag een gratis advocaat voor wonen. Vraag hulp om formulier N244 te sturen vóór de dag in het papier.',
  },
  'gb.home.order-step-offer': {
    says: 'Heeft u huurschuld? Laat de rechter zien wat u kunt betalen: de huur en elke week iets erbij. Zeg wat er veranderd is.',
  },
  'gb.home.order-step-plan': {
    says: 'Maak ook een plan voor die dag. Houd papieren, medicijnen en het nodigste klaar, en vraag de gemeente (council) waar u kunt slapen.',
  },
  'gb.home.order-option-stop': {
    says: 'Stuur formulier N244 met uw redenen en wat u kunt betalen. Er komt een korte zitting.',
    title: 'De rechter vragen de ontruiming te stoppen',
    cost: 'Kosten van de rechter. Met weinig inkomen is er hulp.',
    time: 'Vandaag. Het moet vóór de deurwaarders.',
    risk: 'De rechter kan nee zeggen. Bij sommige bevelen kan hij weinig doen.',
    bestFor: 'U kunt nu iets betalen, of wist niets van de zaak.',
  },
}
