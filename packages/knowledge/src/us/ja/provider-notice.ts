/** The Japanese words of the rows in ../provider-notice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROVIDER_NOTICE_JA: Words = {
  'us.copyright.right-provider': {
    says: 'プロバイダーは、侵害をくり返す利用者の契約を終える決まりを持つ必要があります。あなたの名前を伝えるのは、ほとんどの場合、裁判所の命令の後だけです。',
  },
  'us.copyright.option-lawyer-first': {
    title: '返事の前に弁護士に聞く',
    cost: '無料の相談所もある',
    time: '通知の日付より前',
    risk: 'それでも訴えられることはあります。',
    bestFor: 'インターネット会社がこの通知を転送してきたとき。',
    says: '返事をしたほうがよいかを弁護士が教えてくれます。あなたの名前を出さずに書いてもらうこともできます。',
  },
}
