/** Questions about the notice of a tenant whose story says where the home is or why it ends: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_NOTICE_JA: Words = {
  'fr.ask-home.notice-tight-area': {
    says: '住宅逼迫地域（zone tendue）なら1か月で足りますが、手紙にそう書く必要があります。書かなければ3か月です。今日、zone tendueと明記した書留を改めて送ってください。1か月は届いた日から始まります。家主の同意で新しい借主が入れば、その後の家賃は不要です。',
  },
  'fr.ask-home.notice-short-reason': {
    says: 'はい。失業、転勤、初めての就職、失業後の再就職なら1か月で足ります。RSAやAAHの受給、健康上の理由、家庭内暴力でも同じです。書留に理由を書き、証明を同封してください。そうしないと、家具なしの住居では3か月です。',
  },
  'fr.ask-home.notice-furnished': {
    says: '家具付きの住居なら予告は1か月で、いつでも理由なしにできます。書留、受領書と引き換えの手渡し、または執行官で送ります。届いた日から1か月です。家主の同意で早く新しい借主が入らない限り、終わりまで家賃を払います。',
  },
  'fr.ask-home.landlord-notice-by-message': {
    says: 'いいえ。解約通知は書留、執行官（commissaire de justice）、または受領書と引き換えの手渡しでのみ有効です。契約終了の6か月前（家具付きは3か月前）に、理由を付けて届く必要があります。メッセージや電話は無効です。住み続けて家賃を払い、書面で答えてください。退去させられるのは裁判官だけです。',
  },
}
