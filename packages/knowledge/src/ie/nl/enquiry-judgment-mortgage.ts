/** Questions about a judgment registered on a home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_MORTGAGE_NL: Words = {
  'ie.ask.judgment-mortgage': {
    says: 'Het verkoopt uw huis niet vanzelf. De schuld hangt aan uw deel en wordt betaald bij verkoop of nieuwe lening. Voor een gedwongen verkoop moet de schuldeiser weer naar de rechter, die kan weigeren of wachten, zeker bij een gezinswoning. Het deel van uw partner blijft vrij. Doe een bod op papier; MABS 0818 07 2000. Ga naar elke zitting.',
  },
}
