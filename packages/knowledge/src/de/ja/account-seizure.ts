/** An account that is seized, and the protected account (P-Konto): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_SEIZURE_JA: Words = {
  'de.bailiff.know-month': {
    says: '銀行は、差し押さえたお金を渡すまで1か月待たなければなりません。その月のうちに作ったP-Kontoは、最初にさかのぼって守ります。',
    learnMore:
      '銀行に書面で伝えてください。「私の口座をP-Kontoにしてください。」銀行は4営業日目からそうしなければなりません。',
  },
  'de.bailiff.deadline-account': {
    says: '銀行に差押えが届いてから1か月以内に作ったP-Kontoは、すでに止められたお金も守ります。ここに示す日は、郵便の時間を見こんでいます。',
    action: '口座を、守られた口座（P-Konto）に変えてもらう',
    consequence: '銀行は、差し押さえたお金を債権者に渡します。',
  },
  'de.bailiff.step-account': {
    says: '今日、口座をP-Kontoに変えてください。すると、月に少なくとも€1,590は差し押さえられません。',
  },
  'de.bailiff.step-certificate': {
    says: '子ども、養う配偶者、児童手当がありますか。もっと守られるように、借金相談所で証明書をもらってください。',
  },
  'de.bailiff.option-protect': {
    says: 'P-Kontoを求め、子どもと給付の証明書を持って行きます。',
    title: '口座と給料を守る',
    cost: '銀行では無料。証明書は少しかかることがあります。',
    time: '4営業日。',
    risk: 'P-Kontoでは、残高を超えて借りられません。',
    bestFor: '収入が少ない、または口座が差し押さえられたとき。',
  },
  'de.bailiff.tactic-certificate': {
    says: 'P-Kontoの証明書があると、守られる金額が何百ユーロも増えることがあります。',
    risk: '期限が切れたら、新しくしなければなりません。',
    notWhen: '一人暮らしで、だれも養わず、児童手当も受けていないとき。',
  },
  'de.bailiff.tactic-judge-account': {
    says: '守られたお金だけが入るなら、裁判所は最長12か月、口座を差押えから外せます。',
    risk: '過去6か月分を証明しなければなりません。',
    notWhen: '守られる金額より多く入ることがあるとき。',
  },
  'de.bailiff.account-want': {
    says: 'あなたの口座か、ほかのお金が、債権者のために差し押さえられました。銀行はお金を止めなければならず、今はあなたに払えません。',
  },
  'de.bailiff.account-who': {
    says: '銀行は、命令に書かれたことをするだけです。お金は、命令に書かれた債権者に行きます。',
  },
  'de.bailiff.account-reality': {
    says: 'またすぐにお金を使えるようになります。P-Kontoは、毎月の基本の金額を自由にします。すでに止められたお金にも効きます。',
  },
  'de.bailiff.account-step': {
    says: '今日銀行に行き、書面でP-Kontoを求めてください。子どもと給付の証明を持って行ってください。',
  },
  'de.bailiff.account-option': {
    says: '債権者が差押えを休ませるなら（ruhend stellen）、分割払いを申し出ます。',
    title: '債権者と決める',
    cost: '借金を少しずつ。',
    time: '数日。',
    risk: '決めるのは債権者です。書面でもらってください。',
    bestFor: '毎月決まった金額を払えるとき。',
  },
  'de.bailiff.bank-want': {
    says: '債権者が口座を差し押さえたと銀行が知らせています。借金について銀行が決めるのではありません。',
  },
  'de.bailiff.bank-step': {
    says: '今日、書面でP-Kontoを求めてください。銀行は4営業日以内に無料で切り替えなければなりません。1か月以内なら最初にさかのぼって守られます。',
  },
  'de.bailiff.bank-right': {
    says: '毎月一定額は手元に残り、証明書を示せば子どもや一部の給付の分が増えます。誤った差押えは裁判所で争えます(Erinnerung)。',
  },
}
