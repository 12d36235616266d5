/** Questions about schools: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_JA: Words = {
  'us.ask-life.special-education': {
    says: '日付を書いた手紙を学校に出し、評価（evaluation）を求めてください。学校は評価をするか、理由を書いた書面で断らなければなりません。その後、話し合い（mediation）か審理を求め、州に苦情を出せます。',
  },
  'us.ask-life.suspended': {
    says: '学校は理由を言い、先にお子さんの話を聞かなければなりません。長い停学の前には、もっとていねいな聞き取りが必要です。今日、決まりと証拠と、不服の申し立て方を聞いてください。',
    dependsOn: '停学の長さ',
  },
  'us.ask-life.school-papers': {
    says: '公立学校は、学区に住む子どもを、在留の書類がなくても受け入れなければなりません。最高裁の判決です（Plyler v. Doe）。住所、年齢、予防接種の証明は求められますが、ビザや社会保障番号は求められません。断る理由を書面で求め、学区の事務所へ行ってください。法律扶助（legal aid）は無料です。',
  },
}
