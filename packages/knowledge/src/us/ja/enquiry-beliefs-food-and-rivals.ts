/** What people believe of food stamps for citizens alone and of promises not to work for a rival, put right: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_FOOD_AND_RIVALS_JA: Words = {
  'us.fact.snap-not-citizen': {
    says: 'SNAP（food stamps）は市民だけのものではありません。グリーンカードは、多くは5年たつと対象になります。18歳未満の子は待ちません。キューバとハイチからの entrant、パラオ、ミクロネシア、マーシャル諸島の人も待ちません。2025年7月4日から、難民や亡命の人は、多くは先にグリーンカードが必要です。あなたがだめでも、市民の子は受けられます。断られたら、90日以内に fair hearing を求めてください。',
  },
  'us.state.ca.ask-rival-work': {
    says: 'カリフォルニアでは、競合で働かないという約束は、どこでいつ署名しても無効です。競合で働いても、自分で会社を作ってもかまいません。雇い主は契約に入れることも、守らせようとすることもできません。されたら、損害と弁護士費用を求めて訴えられます。事業を売った人や組合を抜けた人は別です。営業秘密は守ってください。ファイルや顧客名簿を持ち出してはいけません。',
  },
}
