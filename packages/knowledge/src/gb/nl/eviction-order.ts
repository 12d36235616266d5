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
  'gb.home.held-want': {
    says: 'Een rechter heeft de ontruiming bevolen, maar haar opgeschort. U mag blijven zolang u de huur en het vastgestelde bedrag extra betaalt.',
  },
  'gb.home.held-rights': {
    says: 'U mag blijven zolang u zich aan het bevel houdt. Lukt dat niet, vraag de rechter dan met formulier N244 om een wijziging, voordat u een betaling mist.',
  },
  'gb.home.held-reality': {
    says: 'U hoeft nu niet weg. Maar elke betaling telt: mist u er een, dan kan de verhuurder de rechter om deurwaarders (bailiffs) vragen.',
  },
  'gb.home.held-step-pay': {
    says: 'Betaal de huur en het bedrag uit het bevel elke keer op tijd. Betaal zo dat u het kunt bewijzen, en lees het bevel van de rechter zelf als het komt.',
  },
  'gb.home.held-step-change': {
    says: 'Kunt u niet alles betalen, bel dan vandaag de verhuurder en een gratis woonadviseur. Een rechter kan het bedrag verlagen. Hebben deurwaarders (bailiffs) al een dag, dan kan een rechter hen nog stoppen.',
  },
}
