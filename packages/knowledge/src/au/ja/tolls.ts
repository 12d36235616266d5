/** Unpaid tolls: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_JA: Words = {
  'au.toll.right-first': {
    says: '払っていない通行料は、有料道路の会社の通知と手数料から始まります。州の罰金は、その後でだけ来ます。',
  },
  'au.toll.right-ombudsman': {
    says: '苦しい人の支援（hardship）と、手数料をなくすことを、有料道路の会社に求めてください。払う額について、だましてはいけません。',
  },
  'au.toll.vic-nomination': {
    says: 'ビクトリア州（Victoria）では、持ち主は、運転した人の名前を言うか、車を売った、または盗まれたことを示せます。',
  },
  'au.toll.rights-summary': {
    says: '通行料の会社に払うか、運転者や車の売却、盗難を届けられます。通知の日までにどちらかをします。',
  },
  'au.toll.option-pay': {
    title: '通行料の会社に払う',
    cost: '通行料と手数料です。手数料の免除を頼みます。',
    time: '通知の日までです。',
    risk: '期限までに全額を払います。未払いの通行料には罰金が来ます。',
    bestFor: '自分が通った人。',
    says: '通知の方法か、自分で開いた会社のサイトで払います。控えを保管します。',
  },
  'au.toll.option-declare': {
    title: '運転者を届ける',
    cost: '無料です。',
    time: '通知の日までです。',
    risk: 'うその届けは犯罪です。',
    bestFor: '他の人が運転した、または車が売却や盗難だった人。',
    says: '通知にある書式かオンラインの画面を使います。法定の宣言書(statutory declaration)なら証人の前で署名します。会社に送ります。',
  },
}
