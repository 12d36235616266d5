/** Japanese: the words of the rows in ../charging-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGING_ORDER_JA: Words = {
  'gb.charge.wants': {
    says: '裁判所は借金をあなたの家や土地に結びつけます。出て行く必要はありません。借金は売ったときに払われます。',
  },
  'gb.charge.right-object': {
    says: '最終の命令になる前に異議を出せます。理由を裁判所と債権者に書いて送りましょう。多くの場合、書類を受け取ってから28日です。期間は命令に書いてあります。',
  },
  'gb.charge.right-weigh': {
    says: '裁判官は、あなたの事情と、ほかの債権者が損をしないかを見なければなりません。裁判所が決めた分割払いを全部払っていれば、有利になります。',
  },
  'gb.charge.right-no-sale': {
    says: 'この命令で家が売られることはありません。売るには新しい訴えと裁判官の判断が必要です。裁判所の分割払いを払っている間や、1,000ポンド未満のクレジットでは、売却は命じられません。',
  },
  'gb.charge.right-shared-home': {
    says: '家をほかの人と一緒に持っていますか。そのときはあなたの持ち分だけが対象です。売る前に裁判所は、住んでいる子どものことと、なぜ一緒に買ったかを見ます。',
  },
}
