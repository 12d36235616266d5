/** Letters by which a state wants Medicaid paid back from an estate: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAID_ESTATE_JA: Words = {
  'us.medicaid-estate.want': {
    says: '州は、Medicaid がある人のために払った分を取り戻そうとしています。取れるのは、その人が残したものからだけです。',
  },
  'us.medicaid-estate.right-family': {
    says: '夫や妻が生きている間、州は取り立てられません。21歳未満の子、または年齢を問わず目が見えないか障害のある子がいる間も同じです。',
  },
  'us.medicaid-estate.right-hardship': {
    says: 'どの州にも、過度の困難 (undue hardship) があるときに請求をやめる手続きがなければなりません。用紙、その期限、断られたときの不服申立ての方法を聞いてください。',
  },
  'us.medicaid-estate.step-write': {
    says: '期日より前に担当の役所に手紙を書いてください。誰が生きているかを伝え、証拠を送り、Medicaid が払った分の一覧を求めてください。',
  },
}
