/** The Japanese words of Ireland: questions of family and neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_JA: Words = {
  'ie.ask.barking-dog': {
    says: '先に話し、日と時刻を書きとめてください。続くなら、自分でDistrict Courtに訴えられます。用紙は簡単で、弁護士はいりません。',
  },
  'ie.ask.debt-of-the-dead': {
    says: '親族が亡くなったことだけで、借金を負う人はいません。自分も署名していた場合は別です。先に遺産（estate）が払います。自分のお金で払わず、取立て会社を遺言執行者（executor）に回してください。',
  },
  'ie.ask.divorce-papers': {
    says: '期限内に答えてください。Circuit Courtでは、応訴の届け（appearance）まで10日です。次に、反論（defence）とお金についての書類を出します。早めにLegal Aid Boardに頼んでください。',
  },
  'ie.ask.jury-duty': {
    says: 'はい、答えてください。法律上の義務です。病気、人の世話、大切な仕事などのときは、免除を頼めます。会社は有給の休みを与えなければなりません。',
  },
  'ie.ask.make-a-will': {
    says: 'いいえ、自分で書くことができます。同時にその場にいて、遺言で何も受け取らない証人2人の前で署名してください。家、子ども、事業があるなら、弁護士（solicitor）が助けになります。',
  },
  'ie.ask.sell-family-home': {
    says: 'いいえ、結婚しているならできません。家が相手だけの名義でも、売る前にあなたの書面の同意が必要です。同意がなければ、売買はほとんどの場合無効です。裁判所が同意なしに認めるのは、拒むのが不合理なときだけです。今すぐ弁護士に相談してください。',
  },
}
