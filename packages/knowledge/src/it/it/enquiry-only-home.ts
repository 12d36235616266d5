/** Questions about an only home that is said to be safe from private creditors: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLY_HOME_IT: Words = {
  'it.ask.only-home-private': {
    says: 'Quella regola vale solo per l’agente della riscossione. Una banca, una finanziaria o un altro privato con un titolo può pignorare anche l’unica casa. Quindi apra ogni lettera. Dopo il precetto possono pignorare in dieci giorni: offra subito rate o un saldo e stralcio. Chieda a un OCC un piano dei debiti: il giudice può fermare i pignoramenti. Dopo, si può ancora pagare a rate: prima un sesto, il resto fino a 48 mesi. Veda un avvocato.',
  },
}
