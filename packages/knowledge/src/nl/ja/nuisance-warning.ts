/** The Japanese words of the rows in ../nuisance-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NUISANCE_WARNING_JA: Words = {
  'nl.nuisance.want': {
    says: '迷惑をかけていると大家が警告しています。そのために契約を終わらせられるのは、普通は裁判官だけです。市長が住まいを閉鎖したときは、大家が裁判なしで終わらせることができます。',
  },
  'nl.nuisance.right-judge': {
    says: '裁判官は重さ、住まい、子ども、あなたの対応を比べます。生活音では足りません。家主は日付と報告で証明します。',
  },
  'nl.nuisance.step': {
    says: '書面で、事実、違う点、これからすることを答えてください。日付と苦情を言った人を尋ねます。近隣調停(buurtbemiddeling)は無料です。',
  },
}
