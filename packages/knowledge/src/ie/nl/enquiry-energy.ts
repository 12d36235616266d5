/** Questions about energy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NL: Words = {
  'ie.ask.energy-cut-off': {
    says: 'Bel de leverancier nu en vraag om een plan dat u kunt volhouden. Zolang u zich eraan houdt, mogen ze niet afsluiten. Zeg het als u ziek of oud bent of een medisch apparaat hebt: dan is er meer bescherming. Weigeren ze, klaag dan, en ga daarna gratis naar de CRU. MABS kan helpen.',
  },
  'ie.ask.energy-bill-wrong': {
    says: 'Stuur een echte meterstand met foto en vraag op papier hoe ze aan het bedrag komen. Betaal niet ineens wat u betwist: vraag een lang betaalplan. Lost de leverancier het niet op, klaag dan gratis bij de CRU. Zolang u een plan nakomt, mogen ze niet afsluiten.',
  },
}
