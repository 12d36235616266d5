/** Questions about an apprentice who wants to leave: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_APPRENTICESHIP_JA: Words = {
  'de.ask-job.apprenticeship': {
    says: '1〜4か月の試用期間中は、双方とも書面ですぐに終えられます。その後は、その職業をやめるか別の職業を学ぶ場合だけ4週間前に辞められ、理由を書面で示します。賃金未払いなど重大な理由なら、知ってから2週間以内に即時に終えられます。会社はほかの理由では解雇できません。会社を変えたいなら合意を頼みます。会議所（IHK、HWK）が無料で助けます。',
    dependsOn: '試用期間と理由',
  },
}
