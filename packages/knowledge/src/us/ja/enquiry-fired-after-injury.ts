/** Questions of people fired after an injury at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_AFTER_INJURY_JA: Words = {
  'us.fact.fired-after-comp': {
    says: "「随意雇用（at will）」は理由になりません。労災補償（workers' comp）を申請したことによる解雇は、ほとんどの州で禁じられています。期限の短い州もあるので、今週中に労災の弁護士に会ってください。初回は無料のことが多いです。メッセージ、診断書、数えられた日の一覧を保管してください。補償の手続きは退職後も続きます。失業給付を申請し、その日がFMLAで守られるかも尋ねてください。",
  },
  'us.fact.fired-after-comp-ohio': {
    says: "オハイオ州では、随意雇用でも、労災補償（workers' comp）の申請を理由とする解雇は禁じられています。期限は二つあります。解雇から90日以内に書面の通知が雇い主に届くこと、180日以内にcommon pleas courtに訴えることです。今すぐ配達証明付きで通知を送り、写しを取ってください。治療の記録がその日の理由を示します。補償の手続きは続きます。失業給付も申請してください。",
  },
}
