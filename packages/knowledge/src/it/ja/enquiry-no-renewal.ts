/** Questions about a landlord who does not renew at the end of the first term: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_RENEWAL_JA: Words = {
  'it.ask.no-renewal-first-term': {
    says: '最初の4年（3+2契約では3年）の終わりに、家主が更新を断れるのは法律の理由だけです。本人や家族の使用、他に住居がない場合の売却、大工事などです。手紙は理由を示し、6か月前に届く必要があります。「別の必要」では足りず、契約は続きます。書留で返事をし、家賃を払い続け、早期退去に署名しないでください。12か月以内に理由が実行されなければ、家賃36か月分を請求できます。',
  },
}
