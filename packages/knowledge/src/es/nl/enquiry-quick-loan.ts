/** Questions about a small quick loan that has grown: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUICK_LOAN_NL: Words = {
  'es.ask.quick-loan': {
    says: 'Hiervoor gaat niemand naar de gevangenis. Ligt de kost ver boven het gewone, dan kan een rechter het woeker noemen. U betaalt dan alleen terug wat u kreeg. Schrijf de kredietgever: betwist de som, vraag contract en afrekening, bied aan wat u echt kreeg. Een schuld die bij rechter of overheid betwist is, mag niet in ASNEF staan. Meld telefoontjes naar familie of werk bij de AEPD. Monitorio: 20 werkdagen.',
  },
}
