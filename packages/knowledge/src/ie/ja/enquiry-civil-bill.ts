/** Questions about a civil bill or claim notice for an old loan: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CIVIL_BILL_JA: Words = {
  'ie.ask.sued-old-debt': {
    says: '放置しないでください。6年の時効は、答弁で主張して初めて役に立ち、支払いや署名した書面で新しく始まります。Circuit Courtのcivil billには10日以内にappearance、District Courtには28日以内に答えます。答えないと判決になり、家に登記されることもあります。MABS（0818 07 2000）とFLACが無料で助けます。',
  },
}
