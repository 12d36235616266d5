/** Questions about the time to claim for a floor clause in a mortgage: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLOOR_CLAUSE_JA: Words = {
  'es.ask.floor-clause': {
    says: '普通はまだ請求できます。払い終えた住宅ローンでも同じです。条項が不当だという判断は、いつでも裁判官に求められます。お金を取り戻す五年は、多くはそう認めた確定判決から始まります。銀行が、あなたが早く知っていたと証明すれば別です。まず銀行に書面で請求してください。裁判所がそれを求めます。この件で銀行と新しい合意に署名しましたか。弁護士に相談を。無料の助けは消費者窓口（OMIC）です。',
  },
}
