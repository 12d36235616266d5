/** The Japanese words of the rows in ../nuisance-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NUISANCE_WARNING_JA: Words = {
  'nl.nuisance.want': {
    says: '家主が迷惑行為を理由に警告しています。契約を終えられるのは裁判官だけです。',
  },
  'nl.nuisance.right-judge': {
    says: '裁判官は重さ、住まい、子ども、あなたの対応を比べます。生活音では足りません。家主は日付と報告で証明します。',
  },
  'nl.nuisance.step': {
    says: '書面で、事実、違う点、これからすることを答えてください。日付と苦情を言った人を尋ねます。近隣調停(buurtbemiddeling)は無料です。',
  },
}
