/** The Japanese words of the rows in ../enquiry-unemployment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_JA: Words = {
  'us.ask-work.refuse-offer': {
    says: 'いずれにしても申し込んでください。ふさわしい仕事（suitable work）は受けなければなりません。その土地のふつうよりずっと悪い条件の新しい仕事を断ったことで、給付を断れる州はありません。',
    dependsOn: '新しい仕事が前の仕事と比べてどうか',
  },
  'us.state.pa.ask-refuse-offer': {
    says: 'すぐに申し込んでください。ペンシルベニア州で給付をなくすのは、正当な理由なしにふさわしい仕事（suitable work）を断ったときだけです。前の給料、訓練、健康、距離が見られます。',
    dependsOn: 'その仕事があなたにふさわしいか',
  },
  'us.ask-work.jobless-overpaid': {
    says: '通知にある最後の日までに、書面で不服を申し立ててください。多くは10日から30日です。正直に話していたなら、免除（waiver）も求めてください。落ち度がなければ免除する州が多くあります。だめなら分割を頼んでください。',
  },
}
