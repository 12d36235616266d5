/** Questions about how lenders and collectors may call and visit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_JA: Words = {
  'jp.ask.collector-calls': {
    says: '正当な理由なくそのような取り立てをすることは違法です。貸金業者や回収会社は、夜9時から朝8時の電話や訪問、職場への連絡、帰ってと言われても居座ること、家族や会社に借金を知らせることを禁じられています。日時と言われたことを記録し、連絡方法を書面で伝えてください。続くなら日本貸金業協会か警察へ。弁護士や司法書士が通知を出せば直接の取り立ては止まります。法テラスに相談を。',
  },
}
