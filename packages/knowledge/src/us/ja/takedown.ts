/** The Japanese words of the rows in ../takedown.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAKEDOWN_JA: Words = {
  'us.dmca.want': {
    says: 'あなたがインターネットに載せたものについて、サイトに著作権の苦情がありました。受け入れるか、反対するかを聞いています。',
  },
  'us.dmca.reality': {
    says: 'これは裁判ではありません。サイトは、言われると、だれが正しいかを決めずに取り下げます。',
  },
  'us.dmca.right-counter': {
    says: 'まちがいだったなら、反対の通知（counter-notice）を送れます。相手があなたを訴えないかぎり、サイトは、たいてい10から14営業日で元に戻します。',
  },
  'us.dmca.right-notice-parts': {
    says: '苦情には、作品、インターネット上の場所、差出人が書かれ、署名がなければなりません。サイトに写しを求めてください。',
  },
  'us.dmca.right-false': {
    says: 'うそと知って苦情を出した人は、損害を払わなければなりません。うその反対の通知（counter-notice）も同じです。',
  },
  'us.dmca.right-fair-use': {
    says: '批評、報道、教育、パロディーのために短く使うことは、公正な利用（fair use）になることがあります。差出人は、苦情を出す前に、そのことを考えなければなりません。',
  },
  'us.dmca.warn-strikes': {
    says: 'サイトは、苦情がくり返される人のアカウントを閉じなければなりません。まちがった苦情をそのままにしないでください。',
  },
  'us.dmca.step': {
    says: 'まず証拠を集めてください。自分のファイル、許可、または日付です。反対の通知（counter-notice）を送ると、あなたの名前と住所が相手に伝わります。',
  },
  'us.dmca.option-counter': {
    says: 'その作品を使ってよいと確信があるなら、サイトを通して反対の通知（counter-notice）を送ります。',
    title: '反対の通知を送る',
    cost: '無料',
    time: 'メッセージの日付まで',
    risk: '相手が訴えることがあります。本当だと誓うことになります。',
    bestFor: '自分で作った、または許可があるとき。',
  },
  'us.dmca.option-leave': {
    says: 'あなたの作品でなければ、取り下げたままにして、苦情を取り消すよう差出人に頼みます。',
    title: '取り下げたままにする',
    cost: '無料',
    time: '今',
    risk: 'アカウントに違反の記録（strike）が残ることがあります。',
    bestFor: 'ほかの人の作品を使ったとき。',
  },
}
