/** The Italian words of the rows in ../enquiry-pay-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_CUT_IT: Words = {
  'it.ask.pay-cut': {
    says: 'No. Il datore non può ridurre la paga da solo. Serve un accordo scritto in sede protetta (sindacato, ispettorato), nel Suo interesse, come salvare il posto. Scriva che non accetta e chieda la differenza entro cinque anni.',
  },
}
