/** Questions about money that the Jobcenter wants back: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBCENTER_WANTS_BACK_JA: Words = {
  'de.ask-debt.jobcenter-wants-back': {
    says: '届いてから1か月以内に書面で異議を出してください。1文で足ります。決まるまでは払わなくてよく、給付から引くこともできません。届け出た証拠（画面の写しなど）を付けます。金額を確かめてもらってください。給料の一部はいつも手元に残ります。役所のまちがいで気づけなかったなら、返さなくてよいことがあります。ただし後から入った給料は、ほとんど返すことになります。少額の分割や免除を頼めます。社会相談所は無料です。',
  },
}
