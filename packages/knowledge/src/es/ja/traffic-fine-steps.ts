/** The Japanese words of the rows in ../traffic-fine-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_STEPS_JA: Words = {
  'es.fine.step-date': {
    says: '受け取った日を書きとめてください。20日を数えます。車の番号、場所、時刻を確かめます。',
  },
  'es.fine.step-real-town': {
    says: '罰金は町の公式サイト（sede electrónica）で確かめるか、自分で調べた番号に電話します。SMSのリンクからは払わないでください。',
  },
  'es.fine.step-real': {
    says: 'DGTのサイトかmiDGTで罰金を確かめてください。DGTが携帯のメッセージのリンクで支払いを求めることはありません。',
  },
  'es.fine.step-choose': {
    says: '決めてください。半額を払うか、証拠を付けて異議を出すかです。1つだけにします。',
  },
  'es.fine.step-points': {
    says: '罰金で点数が引かれるか見てください。お金より点数が大切な人は多いです。',
  },
  'es.fine.step-instalments': {
    says: '期間の後で払えないなら、税務署か町に分割を頼んでください。',
  },
  'es.fine.step-wrong': {
    says: '何がまちがいかを伝えてください。自分の車でない、前に売った、場所がちがう、写真がない、標識がはっきりしない、などです。',
  },
}
