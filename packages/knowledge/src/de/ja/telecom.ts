/** The Japanese words of the rows in ../telecom.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TELECOM_JA: Words = {
  'de.telecom.right-cut': {
    says: '回線を止めてよいのは、少なくとも€100の未払いがあり、2週間前に書面の警告が来たときだけです。理由をつけて争った金額は数えません。',
  },
  'de.telecom.right-dispute': {
    says: '請求書が届いてから8週間以内に争えます。すると、会社は通話を一つずつ示し、回線を調べなければなりません。',
  },
  'de.telecom.right-change': {
    says: '料金や条件を変えるなら、知らせから3か月以内に、無料で契約を終わらせられます。1か月前に知らせなければなりません。',
  },
  'de.telecom.right-fault': {
    says: '2日より長い完全な停止では、お金が出ます。3日目と4日目は€5か月額の10%、その後は€10か20%です。遅いネットでは、料金を減らせます。',
  },
  'de.telecom.right-move': {
    says: '引っこすと、契約も一緒に移ります。そこで提供できなければ、1か月の予告で終わらせられます。',
  },
  'de.telecom.step-dispute': {
    says: '金額がまちがいですか。今、どれが、なぜかを書いてください。期限内に争った金額では、止められません。',
  },
  'de.telecom.option-arbitration': {
    says: 'まず会社に書きます。それから、Bundesnetzagenturの仲裁の機関に頼みます。',
    title: '無料の仲裁',
    cost: '無料。',
    time: '数か月。',
    risk: '会社は結果を受け入れなくてもよいです。',
    bestFor: '会社が聞かないとき。',
  },
}
