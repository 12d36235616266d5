/** Questions about tax that is due or wrong, and the Serafe fee: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_JA: Words = {
  'ch.ask.tax-cannot-pay': {
    says: '期日の前に、税務署に時間か分割を頼んでください。本当に困っているなら、取立ての手続きの前に、免除（Erlass）を頼めます。収入と費用の証拠を送ります。税がまちがっているなら、30日以内に異議を出してください。',
  },
  'ch.ask.tax-object': {
    says: '決定を受け取ってから30日以内に、書面で異議を出しましょう。無料です。どこが違うかを書き、証拠を付けます。申告がないため役所が推計しただけなら、今すぐ完全な申告書を送りましょう。推計が明らかに誤りだと示す必要があります。',
  },
  'ch.ask.serafe': {
    says: 'はい。テレビやラジオがなくても、世帯ごとに一度払います。補足給付（Ergänzungsleistungen）を受けていれば免除されるので、決定書をSerafeに送りましょう。一つの世帯に二通届いたら、Serafeと市町村に書面で伝えます。',
  },
}
