/** Japanese: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_JA: Words = {
  'gb.children.right-order': {
    says: '子どもがどこに住み、誰に会うか、家庭裁判所に決めてもらえます。子どもにとって一番よいことが先です。',
  },
  'gb.children.right-meeting': {
    says: '裁判所の前に、たいてい調停の説明に行く必要があります。虐待があったときは要りません。',
  },
  'gb.children.scotland': {
    says: '面会や住む所の命令を Sheriff Court に求められます。子どもにとって一番よいことが先です。',
  },
  'gb.children.ni': {
    says: '面会や住む所の命令を家庭裁判所に求められます。子どもにとって一番よいことが先です。',
  },
  'gb.children.answer': {
    says: '調停の助けで合意を試します。だめなら家庭裁判所に命令（child arrangements order）を求めます。子どもにとって一番よいことが先です。',
  },
  'gb.divorce.right-no-blame': {
    says: '相手を責めずに、一方から離婚を申し立てられます。少なくとも26週間かかります。家、お金、年金も決めてもらいましょう。',
  },
  'gb.divorce.answer': {
    says: '一方が、相手を責めずにネットで申し立てられます。少なくとも26週間かかります。お金の命令を忘れないでください。なければ請求が残ります。',
  },
  'gb.abuse.right-order': {
    says: 'その人があなたと家に近づかないよう、家庭裁判所が命じられます。無料で、その日のうちにもできます。危ないときは999に電話します。',
  },
  'gb.unmarried.right-share': {
    says: '一緒に住むだけでは結婚になりません。それでも裁判所は、約束と支払いから、家のどれだけがあなたの分か決められます。',
  },
  'gb.social-work.right-consent': {
    says: '子どもの危険は調べる義務があります。あなたの同意、裁判所の命令、緊急の警察がなければ、子どもを連れて行けません。',
  },
  'gb.social-work.answer': {
    says: '協力し、早く弁護士に頼みます。助言なしに、子どもの住む所の書類に署名しないでください。連れて行けるのは、あなたの同意、裁判所、緊急の警察だけです。',
  },
  'gb.attorney.know': {
    says: '委任状（lasting power of attorney）は、本人が分かるうちに作り、登録が必要です。遅ければ Court of Protection が人を決められます。',
  },
  'gb.divorce.answer-pension': {
    says: '当然に半分をもらえる人はいません。裁判所は双方の必要、子ども、年齢、収入、一緒にいた年数を見て、命令で年金を分けることができます。年金の価値（CETV）を尋ね、同意する前に相談してください。合意が最終になるのは裁判所の命令だけです。',
  },
  'gb.ask-family.mediation': {
    says: '家庭裁判所に申し立てる前に、多くは調停についての面談（MIAM）に一度行く必要があります。調停そのものは任意です。暴力があった場合や急ぐ場合、面談は要りません。利用券や法律扶助が使えるか、調停者に尋ねてください。',
  },
}
