/** A fixed penalty that a Scottish prosecutor offers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const FISCAL_PENALTIES_JA: Words = {
  'gb.fiscal.want': {
    says: '検察官が裁判の代わりに罰金を申し出ています。28日のあいだ何も言わないと、法律では承知したことになります。',
  },
  'gb.fiscal.reality': {
    says: '承知したことになると、この件で有罪にはなりません。お金は罰金と同じように取り立てられます。',
  },
  'gb.fiscal.right-refuse': {
    says: '断ることができます。28日が終わる前に、書かれている裁判所書記官（clerk of court）に書面で伝えてください。その後、裁判所が決めることがあります。',
  },
  'gb.fiscal.step': {
    says: '本当にしましたか。していなければ弁護士（solicitor）に頼み、28日のうちに書面で断ってください。承知するなら、書かれた方法で払います。',
  },
  'gb.late.fiscal-want': {
    says: '検察官が裁判の代わりに罰金を申し出ていました。日数は過ぎたようなので、法律では承知したことになります。',
  },
  'gb.late.fiscal-step': {
    says: '断るつもりだったのに、通知が届かなかった、または特別な事情でできなかったのですか。今日、書かれた clerk of court に取消し（recall）を求めてください。',
  },
  'gb.late.fiscal-pay-step': {
    says: '申し出の内容は正しいですか。今日、書かれた裁判所に電話し、今いくら払うのか聞き、必要なら支払いの猶予を頼んでください。',
  },
  'gb.late.fiscal-option': {
    says: 'clerk of court に書面を送ります。断るつもりだったことと、できなかった理由を書いてください。だめと言われたら、7日以内に裁判所の審査を求めます。',
    title: '申し出の取消しを求める',
    cost: '無料です。',
    time: '支払期限の後7日以内。その後は十分な理由があるときだけです。',
    risk: '裁判になることがあります。',
    bestFor: 'していないのに、間に合うように断れなかったとき。',
  },
}
