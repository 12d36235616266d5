/** Fines under the road code: what to do. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_STEPS_JA: Words = {
  'it.fine.step-date': {
    says: '受け取った日と出来事の日を書きとめてください。5、30、60、90日を数えます。',
  },
  'it.fine.step-real': {
    says: '町のサイトかPagoPAで、本物か確かめてください。携帯のメッセージやメールのリンクを使わないでください。',
  },
  'it.fine.step-choose': {
    says: '1つを選んでください。払う、Prefetto、または治安判事（giudice di pace）です。2つはできません。',
  },
  'it.fine.step-points': {
    says: 'だれが運転したかを聞かれたら、60日以内に答えてください。そうしないと、2つ目の罰金が来ます。',
  },
  'it.fine.step-wrong': {
    says: '何がまちがいかを伝えてください。自分の車でない、売った、番号がちがう、遅い、カメラが認可されていない、などです。',
  },
  'it.fine.step-instalments': {
    says: '払えないなら、期限内に分割を頼んでください。',
  },
}
