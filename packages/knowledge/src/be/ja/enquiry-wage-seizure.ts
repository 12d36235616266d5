/** Questions about how much of the pay a bailiff may have held back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_JA: Words = {
  'be.ask.wage-part': {
    says: '2026年は手取り月1,419ユーロまで守られます。その上の段階は20、30、40％、1,839ユーロを超える分は全額取られ得ます。扶養する子1人につき88ユーロ多く残ります。届を執行官か雇い主に出してください。多すぎれば差押え裁判官へ。借金が多いときは、労働裁判所が差押えを止める一括計画を定められます。',
    dependsOn: '収入額と扶養する人',
  },
}
