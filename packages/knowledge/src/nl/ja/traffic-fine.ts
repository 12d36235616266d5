/** The Japanese words of the Netherlands: traffic fines. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_JA: Words = {
  'nl.fine.want': {
    says: '交通の罰金です。払うか、不服を申し立てられます。',
  },
  'nl.fine.want-park': {
    says: '町が、駐車料金を払わなかったと言っています。払うか、異議を出せます。',
  },
  'nl.fine.who': {
    says: '中央司法徴収庁（CJIB）は国の機関です。国のために罰金を集めます。',
  },
  'nl.fine.real': {
    says: '罰金は犯罪の記録ではありません。事実を確かめる時間があります。',
  },
  'nl.fine.not-yet': {
    says: '支払いの期日の前に、罰金は上がりません。',
  },
  'nl.fine.rights': {
    says: '無料で不服を申し立て、写真を見て、分割を頼めます。',
  },
  'nl.fine.deadline-six': {
    says: '検察官（officier van justitie）への不服申立ては6週間以内です。',
    action: '罰金に不服を申し立てる',
    consequence: '罰金がそのまま残ります。',
  },
  'nl.fine.deadline-park': {
    says: '駐車の税の請求への異議は6週間以内です。',
    action: '町に異議を出す',
    consequence: '請求がそのまま残ります。',
  },
  'nl.fine.step-check': {
    says: '日付、場所、車の番号、だれが運転したかを確かめてください。写真を求めます。',
  },
  'nl.fine.step-appeal': {
    says: '同意できないなら、期限内にオンラインか手紙で不服を申し立ててください。その間、ほとんどの場合、払う必要はありません。',
  },
  'nl.fine.step-object': {
    says: '同意できないなら、期限内に町に異議（bezwaar）を送ってください。',
  },
  'nl.fine.step-plan': {
    says: '一度に払えないなら、期日の前にCJIBに分割を頼んでください。',
  },
  'nl.fine.right-appeal': {
    says: '無料で不服を申し立て、次に裁判官に行く権利があります。',
  },
  'nl.fine.right-object': {
    says: '無料で異議を出し、次に裁判官に行く権利があります。',
  },
  'nl.fine.right-photo': {
    says: '証拠を見る権利があります。',
  },
  'nl.fine.option-appeal': {
    title: '不服を申し立てる',
    says: '罰金がまちがっている理由を書きます。',
    cost: '無料。',
    time: '6週間。',
    risk: '罰金が残ることもあります。',
    bestFor: '事実がまちがっているとき。',
  },
  'nl.fine.option-object': {
    title: '町に異議を出す',
    says: '請求がまちがっている理由を書きます。',
    cost: '無料。',
    time: '6週間。',
    risk: '請求が残ることもあります。',
    bestFor: '払った、または看板が分かりにくかったとき。',
  },
  'nl.fine.option-pay': {
    title: '期限内に払う',
    says: '上がらないように、期日の前に払います。',
    cost: '罰金。',
    time: '期日の前。',
    risk: '受け入れたことになります。',
    bestFor: '正しいとき。',
  },
  'nl.fine.option-plan': {
    title: '分割を頼む',
    says: 'CJIBに分けて払います。',
    cost: 'ほとんどの場合、追加の費用はありません。',
    time: '期日の前。',
    risk: '毎回、期限内に払う必要があります。',
    bestFor: '一度に払えないとき。',
  },
  'nl.fine.warn-rise': {
    says: '遅れて払うと、罰金は半分増えます。次の督促の後は、さらに2倍になります。',
  },
}
