/** The Japanese words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_JA: Words = {
  'au.cover.step-now': {
    says: '今、保険会社に電話してください。払うか、足りない物を送れば保険が続くかを聞き、書面でもらいます。',
  },
  'au.cover.right-notice': {
    says: '保険会社が早く終わらせられるのは、法律の理由があるときだけで、先に書面で知らせなければなりません。',
  },
  'au.cover.right-instalment': {
    says: '分割の支払いが遅れても、約款にあれば、たいてい1か月遅れたときだけ解約できます。14日の後は、保険金の請求を断ることがあります。',
  },
  'au.cover.right-reasons': { says: '書面で理由を求められます。' },
  'au.cover.warn-gap': {
    says: '保険が終わると、損は全部自分で払います。車なら、ほかの車との事故でとても高くつくことがあります。',
  },
  'au.cover.step-new': {
    says: '同じ日に始まる新しい保険を探し、質問に本当のことを答えてください。まちがっていたなら、保険会社、次にAFCAに苦情を出します。',
  },
}
