/** The Japanese words of the rows in ../centrelink-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CENTRELINK_DECISION_JA: Words = {
  'au.centrelink.deadline': {
    says: '見直し（review）は後でも求められます。でも13週以内なら、受け取れなかったお金を全部取り戻せます。',
    action: '決定の見直し（review）を求める',
    consequence: '遅い見直しは、たいてい求めた日からの分だけになります。',
  },
  'au.centrelink.right-review': {
    says: '別の職員が無料でもう一度調べます。理由と、使った書類を求められます。',
  },
  'au.centrelink.right-tribunal': {
    says: 'それでもだめなら、Administrative Review Tribunalが無料で調べます。',
  },
  'au.centrelink.step-call': {
    says: '説明を求め、「正式な見直し（formal review）をお願いします」と言ってください。日付と受付番号を書いておきます。',
  },
  'au.centrelink.step-proof': {
    says: '給料の明細や医師の報告など、理由に答える証拠を送ってください。',
  },
  'au.centrelink.option-review': {
    says: 'オンライン、電話、手紙で求められます。welfare rights centreが無料で助けます。',
    title: '正式な見直し（formal review）を求める',
    cost: '無料です。',
    time: '数週間か数か月です。',
    risk: '小さいです。',
    bestFor: '事実か規則が、まちがって読まれたと思うとき。',
  },
  'au.centrelink.reality': {
    says: '確認（review）は、いつもの調べです。責めているのではなく、支払いは今のところ続きます。',
  },
  'au.centrelink.right-time': {
    says: '用紙や報告にもっと時間が必要なら、最後の日の前に、理由を言って求めてください。',
  },
  'au.centrelink.right-after': {
    says: 'その後に支払いが止まったら、無料の見直し（review）を求められます。13週以内なら、受け取れなかったお金を全部取り戻せます。',
  },
  'au.centrelink.step-form': {
    says: '用紙に本当のことを書き、手紙の日までに送ってください。写しと受付番号を残します。',
  },
  'au.centrelink.step-doctor': {
    says: '早めに医師に会って新しい報告をもらい、調子の悪い日の様子を伝えてください。',
  },
  'au.centrelink.warn': {
    says: '返事をしないと、支払いが止まることがあります。止まったら、すぐ電話して用紙を送ってください。',
  },
}
