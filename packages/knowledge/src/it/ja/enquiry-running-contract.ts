/** Questions about contracts that run on: light, phone, gym and the television fee: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_JA: Words = {
  'it.ask.light-cut': {
    says: 'すぐにではありません。先に書留かPECが来ます。電気は少なくとも25日、ガスは40日たつ必要があります。今、分割を頼んでください。',
    dependsOn: '正式な手紙を受け取ったか',
  },
  'it.ask.telecom-leave': {
    says: 'はい、30日の予告で終えられます。求められるのは、前もって知らせた実際の費用だけです。',
  },
  'it.ask.gym-health': {
    says: 'ジムだけが解約できる条項は、不公正で無効のことがあります。理由がなければ、早くやめられるのは契約にあるときだけです。健康上使えないなら、書留かPECで証明書を付けて伝えます。終了か休会と、その後の月の返金を求めてください。',
  },
  'it.ask.tv-fee': {
    says: '家にテレビがなければ料金は不要です。ただし毎年、Agenzia delle Entrateの書式で、1年分なら1月31日までに届けます。電気代で取られたら、そこに返金を求めましょう。',
  },
  'it.ask.auto-renewal': {
    says: 'サービスが自動で更新される前に、終わりの30日前に書面で警告する必要があります。しなければ、次の終わりまで、いつでも無料で終えられます。',
    dependsOn: '期限内に警告したか',
  },
}
