/** Questions about discrimination, age, pregnancy, references and checks: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFAIR_TREATMENT_JA: Words = {
  'us.ask-work.discrimination': {
    says: '起きたことを書き、書面で報告してください。180日以内、多くの州では300日以内に、EEOCに申し立てます。ほとんどの裁判の前に必要です。',
  },
  'us.ask-work.pregnant': {
    says: '15人以上の雇い主は、妊娠を理由に解雇してはならず、職場で公正な変更をしなければなりません。180日以内、多くの州では300日以内に、EEOCに申し立ててください。',
  },
  'us.ask-work.eeoc-time': {
    says: '起きてから180日以内、州の機関が扱うところでは300日以内に申し立ててください。訴える権利の手紙（right-to-sue letter）の後、90日以内に裁判所に行けます。',
  },
  'us.ask-work.reference': {
    says: '本当のことなら、良くても悪くても、ほとんどの場合伝えてよいです。うその事実で仕事を失えば、名誉毀損になりえます。差別の苦情への仕返しなら、連邦法に反します。',
    dependsOn: '言っていることが本当か、なぜ言うのか',
  },
  'us.ask-work.job-background': {
    says: '報告書の写しを求めてください。雇い主は断る前に、権利の一覧と一緒に渡さなければなりません。間違いは作った会社に異議を出してください。ほとんどの場合30日以内に調べます。前科の利用を制限する州もあります。',
  },
  'us.ask-life.unfair': {
    says: '理由が、人種、肌の色、宗教、性別、出身、40歳以上の年齢、または障害なら、違法です。言われたことを書きとめてください。180日か300日以内に、EEOCか州の役所に申し立ててください。',
    dependsOn: '理由と証拠',
  },
  'us.trouble.age': {
    says: '40歳から、年齢を理由に解雇されてはなりません。ずっと若い人に代えられたことは、そのしるしの一つです。180日か300日以内に、EEOCか州の役所に申し立ててください。',
    dependsOn: '理由と証拠',
  },
}
