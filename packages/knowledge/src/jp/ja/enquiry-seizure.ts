/** Questions about what may be taken from wages, an account and a home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_WORDS: Words = {
  'jp.ask.seize': {
    says: '判決などがある場合だけです。ふつう手取りの4分の1です。税金は別の決まりです。残りで暮らせないときは、裁判所に範囲の変更を申し立てられます。',
    dependsOn: '判決があるか',
  },
  'jp.ask.account-seized': {
    says: '今日動いてください。裁判所の書類が届いて約1週間で、債権者は預金を取り立てられます。生活に必要な分を戻すよう、その裁判所に範囲変更の申立てをしてください。給料、年金、児童手当だったことを示します。法テラスに電話してください。税金のときは、その役所に相談してください。',
  },
  'jp.ask.officer-at-home': {
    says: '執行官は家に入り、扉を開けられるので、争わないでください。ただし家具、衣服、仕事の道具、1か月分の食べ物、約2か月分の生活費の現金は残ります。家にある他人の物は取れないので、そう伝えてください。その日までに法テラスに電話してください。債権回収会社は家に入れません。',
  },
}
