/** Questions about pre-settled status that runs out: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRE_SETTLED_JA: Words = {
  'gb.ask-immigration.pre-settled': {
    says: 'Pre-settled statusは終わる前に自動で延長され、再申請しなかっただけでは失いません。UKVIアカウントで日付と連絡先を確かめ、雇用主にshare codeを渡してください。ここに5年住んだら無料でsettled statusを申請します。長い国外滞在は権利を失わせることがあるので、その時は相談を。',
  },
  'gb.ask-immigration.waiting-work': {
    says: 'ビザが切れる前に申請しましたか。それなら決定が出るまで、働く権利も含めて続きます（section 3C leave）。日付のあるメールとshare codeを上司に見せてください。会社がEmployer Checking Serviceに聞くこともでき、確認が出れば会社は6か月守られます。英国とアイルランドの外へ出ないでください。申請が終わってしまいます。申請が遅れましたか。働く権利がないかもしれないので、今日、登録された相談員に聞いてください。',
  },
  'gb.ask-immigration.parted': {
    says: 'ビザは結婚や交際に基づいています。そのため、別れたことは原則 Home Office に知らせる必要があり、ビザが短くなることがあります。切れる前にすぐ相談してください。子ども、仕事、長い在留で別の資格が取れることがあります。切れる前に申請すれば、決定まで多くは残れます。暴力や支配があったなら、永住を申請できます。0808 2000 247（無料）。',
  },
}
