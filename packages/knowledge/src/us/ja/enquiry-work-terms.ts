/** Questions about injuries at work, rival work and who is an employee: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_TERMS_JA: Words = {
  'us.ask-life.work-injury': {
    says: '今すぐ書面で雇い主に伝え、医者に行ってください。州の法律によって請求を出してください。だれのせいかは関係ありませんが、期間は短いです。そのことを理由に、あなたを解雇してはいけません。',
  },
  'us.ask-life.rival-work': {
    says: 'このような約束を禁じる州もあれば、公正なものだけを認める州もあります。あわてて新しいものに署名せず、辞める前に、今のものを弁護士に見せてください。',
    dependsOn: '住んでいる州、給料、署名したもの',
  },
  'us.ask-life.contractor': {
    says: '呼び名では決まりません。会社があなたの時間と働き方を決めるなら、従業員かもしれません。IRS（Form SS-8）とWage and Hour Divisionに聞いてください。',
    dependsOn: 'だれが仕事を管理しているか',
  },
}
