/** The Japanese words of the rows in ../stop-demands.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STOP_DEMANDS_JA: Words = {
  'jp.desist.reality': {
    says: 'これは相手の要求で、裁判所の命令ではありません。ただし相手は仮処分を申し立てられるので、放置しないでください。',
  },
  'jp.desist.not-yet': {
    says: '今すぐ給料や預金を取られることはありません。まず裁判所の判断が必要です。',
  },
  'jp.desist.right-proof': {
    says: 'あなたが何をしたか、なぜ許されないか、どんな損害が出たかは、相手が示す必要があります。書面で尋ねてください。',
  },
  'jp.desist.right-rival': {
    says: '仕事を選ぶのは自由です。競業を禁じる約束は、期間、地域、仕事の範囲、見返りが妥当なときだけ有効です。そうでなければ無効です。',
  },
  'jp.desist.step-answer': {
    says: '手紙と封筒を保管し、期限の前に弁護士か法テラスに見せてください。それまで署名も約束もしないでください。',
  },
  'jp.desist.option-answer': {
    title: '自分の言葉で答える',
    says: '正しい点、違う点、してもよいことを書きます。',
    cost: '切手代。',
    time: '手紙の期限まで。',
    risk: '裁判を起こされることがあります。',
    bestFor: 'すべてには同意できないとき。',
  },
}
