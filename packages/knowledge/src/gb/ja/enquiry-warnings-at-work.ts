/** Questions about warnings, hearings and probation at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WARNINGS_AT_WORK_JA: Words = {
  'gb.ask-work.disciplinary': {
    says: '会社が組合を認めていなくても、組合の代表か同僚を連れて行けます。その人が来られなければ、5営業日以内の別の日時を申し出られます。指摘の内容、映像などの証拠、準備の時間を書面で求め、聴聞で自分の言い分を述べてください。異議の権利があるはずです。',
  },
  'gb.ask-work.probation': {
    says: '試用期間（probation）は、法律で特別なものではありません。予告、賃金、休暇の支払い、差別からの保護があります。2027年1月1日から、不公正な解雇の権利は6か月で始まります。',
    dependsOn: 'あなたの予告と、理由',
  },
  'gb.ask-work.three-warnings': {
    says: '警告の回数を決めた法律はありません。Acas Codeは公正な手続を求め、普通は最初と最後の警告ですが、重大な非行（gross misconduct）では不要です。訴えられるかどうかは、勤めた長さで決まります。',
  },
}
