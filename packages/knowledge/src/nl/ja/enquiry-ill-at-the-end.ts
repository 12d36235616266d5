/** Questions about people who are ill when their contract ends: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_AT_THE_END_JA: Words = {
  'nl.ask.ill-at-the-end': {
    says: '有期契約は、病気でも期日に終わることがあります。その後は多くの場合UWVが日額の70%を、発病から2年まで払います（Ziektewet）。雇い主は最終日までにUWVへ届ける義務があるので確かめてください。移行補償と休暇手当も出ます。「治った」と言わず、何にも署名しないこと。終了後4週間以内の発病も対象です。',
  },
  'nl.ask.two-years-ill': {
    says: 'はい。2年の病気の後に会社が解雇する場合も、退職金（transitievergoeding）は払われます。病気の間も含む全期間を、契約の満額の給料で計算します。会社は UWV の許可か、あなたの署名が必要です。この支払いのない合意書（vaststellingsovereenkomst）には署名しないでください。払われなければ3か月以内に裁判所へ。WIA は早めに申請してください。',
  },
}
