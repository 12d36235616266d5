/** Disputes over what was bought, and the eight days to cancel: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'jp.buy.want': { says: '会社が、契約を守るか払うよう求めています。' },
  'jp.buy.who': { says: '会社です。強制には裁判所が必要です。' },
  'jp.buy.not-yet': { says: '裁判所なしに差押えはできません。' },
  'jp.buy.rights': { says: '訪問や電話での販売は、ふつう8日間クーリング・オフができます。' },
  'jp.buy.deadline-eight': {
    says: '契約書面を受け取った日を入れて8日です。マルチ商法は20日です。',
    action: 'クーリング・オフを通知する',
    consequence: '簡単にやめられなくなります。',
  },
  'jp.buy.step-188': { says: '消費者ホットライン188に電話してください。' },
  'jp.buy.step-cool': { says: 'はがきかメールで通知し、写しを残します。' },
  'jp.buy.right-cool': {
    says: '訪問販売、電話勧誘、一部のサービスは、8日間理由なくやめられます。',
  },
  'jp.buy.right-unfair': { says: 'うそや圧力による契約は取り消せます。不当な条項は無効です。' },
  'jp.buy.right-defect': {
    says: '不良品は、修理・交換・減額を求められます。見つけて1年以内に伝えます。',
  },
  'jp.buy.option-cancel': {
    title: '書面でやめる・争う',
    says: '契約と日を書きます。',
    cost: '郵便代。',
    time: '8日。',
    risk: '期限内ならありません。',
    bestFor: '訪問・電話で買った。',
  },
  'jp.buy.option-188': {
    title: '188に電話',
    says: '契約の相談です。',
    cost: '通話料。',
    time: '今日。',
    risk: 'ありません。',
    bestFor: '会社とのトラブル。',
  },
  'jp.buy.right-cool-after-work': {
    says: '訪問販売なら、工事が終わっていても、正しい契約書面を受け取って8日以内はクーリング・オフできます。支払いは不要で、元に戻す費用も業者の負担です。',
  },
  'jp.buy.step-cool-today': {
    says: '契約書面を受け取った日から8日を数えてください。今日、メールか簡易書留で通知を送り、控えを残し、188に電話してください。',
  },
}
