/** Questions of parents who live apart: a father’s rights, a journey, a child that was kept: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTS_APART_JA: Words = {
  'ie.ask.guardian': {
    says: '出生証明の名前だけでは、未婚の父はguardianになりません。2016年1月18日以降、母と続けて12か月、うち3か月は出産後に同居していれば法律上guardianです。そうでなければ母とstatutory declarationに署名します。断られたらDistrict Courtへ。面会も求められます。',
    dependsOn: '同居したかとその期間',
  },
  'ie.ask.child-abroad': {
    says: '子のパスポートと海外旅行には各guardianの同意が必要です。同意なしの出国は犯罪になりえます。署名してもらえなければ、同意なしでよいという命令をDistrict Courtに申し立ててください。日程、切符、住所を持参し、早めに。普通の休暇はよく認められます。弁護士は要りません。',
  },
  'ie.ask.child-kept': {
    says: '裁判所の命令がなければ、子が危険でない限りgardaíは多くの場合動けません。guardianは平等だからです。今すぐDistrict Courtの事務所でcustodyとaccessを申し立て、早い日を頼んでください。命令が破られたなら執行を求めます。力ずくで連れ戻さず、落ち着いた連絡を。Legal Aid Boardと無料の調停が助けます。',
  },
}
