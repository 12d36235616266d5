/** The Japanese words of the rows in ../enquiry-agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGREED_END_JA: Words = {
  'fr.ask-work.agreed-end': {
    says: 'だれもあなたに強制できません。署名の後、15日は考えを変えられます。失業給付の権利は残り、少なくとも法律の金額を受けます。',
    dependsOn: '二人とも同意するか',
  },
  'fr.ask-work.agreed-end-refused': {
    says: '双方の合意が必要です。雇い主は理由なしに断れます。日付と条件を書いて、もう一度書面で頼んでください。出勤をやめてはいけません。失業給付を失うことがあります。辞職で給付が出るのは、一定の理由か、事前に認められた転職計画がある場合だけです。雇い主に重大な違反があれば、労働組合に相談を。',
  },
  'fr.ask-work.agreed-end-withdraw': {
    says: 'はい。署名の翌日から暦日で15日間、双方とも理由なしに撤回できます。最終日までに書留を送るか、受領書と引き換えに渡してください。発送日で数えます。その後は雇用が続きます。過ぎると、圧力、だまし、写しの不交付を理由に、12か月以内に労働裁判所で争うしかありません。',
  },
}
