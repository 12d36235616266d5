/** Questions about how one lives during a collective settlement of debts: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_JA: Words = {
  'be.ask.life-in-settlement': {
    says: '一生続くものではありません。合意なら最長7年、裁判官が命じる場合は3〜5年です。調停人が給料を受け取り、生活費を渡します。最低生活費と児童手当を下回りません。雇い主は支払先を知らされます。仕事に必要な車は、頼めばたいてい残せます。差押えと利息は止まります。その後は一部の債権者だけに払わず、新しい借金もしないでください。申立ては CPAS（OCMW）が無料で手伝います。',
  },
}
