/** The Japanese words of the rows in ../enquiry-hoa.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOA_JA: Words = {
  'us.state.tx.ask-hoa-fine': {
    says: 'テキサス州では、管理組合は、まずあなたに手紙を書き、直すための十分な時間を与え、聞き取りを求められるようにしなければなりません。30日以内に書面で聞き取りを求めてください。',
    dependsOn: '書面の通知があり、聞き取りを求められたか',
  },
  'us.state.fl.ask-hoa-fine': {
    says: '14日前の通知と、持ち主の委員会での聞き取りが必要です。フロリダ州では、$1,000未満の罰金が住まいの担保（lien）になることはありません。',
    dependsOn: '管理組合の書類と、聞き取りがあったか',
  },
  'us.ask-home.hoa-fine': {
    says: '管理組合は、その書類と州の法律が認めるときだけ罰金を科せます。多くは、通知と聞き取りの後です。決まりを書面で求め、聞き取りを申し込んでください。',
    dependsOn: '住んでいる州と管理組合の書類',
  },
  'us.story.hoa-limits': {
    says: '連邦の決まりは、小さなアンテナとアメリカの国旗を守り、多くの州は太陽光パネルを守ります。場所と大きさの公正な制限は認められます。書面の決まりと聞き取りを求めてください。',
    dependsOn: '住んでいる州と決まり',
  },
}
