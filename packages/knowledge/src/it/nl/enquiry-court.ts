/** Questions about orders of a court, a claim of one's own, legal aid and the police: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_WORDS: Words = {
  'it.ask.injunction': {
    says: 'Betaal of verzet u via een advocaat binnen 40 dagen vanaf de bezorging. Doet u niets, dan is het definitief en kunnen ze beslag leggen.',
  },
  'it.ask.claim-yourself': {
    says: 'Stuur een aanmaning, aangetekend of per PEC, met een laatste dag. Tot € 1.100 kunt u zonder advocaat naar de vrederechter. Vraag met schriftelijk bewijs een betalingsbevel (decreto ingiuntivo).',
  },
  'it.ask.precetto': {
    says: 'U hebt tien dagen voordat ze beslag mogen leggen. Kijk welk bevel het noemt en of u dat ooit kreeg. Vormfouten moeten binnen 20 dagen gemeld worden. Ga nu naar een advocaat, of bied een plan aan.',
  },
  'it.ask.police-summons': {
    says: 'Ga op die dag, of bel eerst uw advocaat. Vraag of u als getuige of als verdachte (indagato) komt. Een verdachte mag zwijgen en moet een advocaat hebben, gratis met een laag inkomen.',
  },
  'it.ask.legal-aid': {
    says: 'Vraag het de orde (Ordine degli avvocati) met een getekend formulier over uw inkomen. De grens wijzigt elke twee jaar en telt huisgenoten mee. Bij scheiding telt alleen uw inkomen. U kiest de advocaat uit de lijst.',
  },
}
