/** The Japanese words of the rows in ../enquiry-debt-register.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_REGISTER_JA: Words = {
  'ch.ask.hide': {
    says: '異議の3か月後、債権者が何もしていなければ、役所に記録を見えなくするよう頼めます。2026年からは、裁判官が債権者の申立てを最終的に退けた場合も頼めます。期限は手続の終わりから5年です。債権者が取り下げることもできます。',
    dependsOn: '債権者が何をしたか',
  },
  'ch.ask.register-time': {
    says: '記録は、手続が終わって5年間ほかの人に見えます。払っても、債権者が取り下げない限り残ります。払うときに取下げを頼んでください。異議を出し、債権者が何もしなければ、3か月後に非表示を求められます。40フランかかります。',
  },
}
