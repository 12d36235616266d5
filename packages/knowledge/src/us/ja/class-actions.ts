/** The Japanese words of the rows in ../class-actions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CLASS_ACTIONS_JA: Words = {
  'us.class.want': {
    says: '大勢の人のための裁判（class action）が和解になり、あなたもその一人かもしれません。この通知のために払うお金はありません。',
  },
  'us.class.reality': {
    says: 'このような通知のほとんどは本物です。情報を渡す前に、事件番号とサイトを裁判所で確かめてください。',
  },
  'us.class.right-choose': {
    says: '請求を送る、グループ（class）から抜けて自分の裁判を残す、反対を言う、何もしない、のどれかを選べます。それぞれの期日は通知に書いてあります。',
  },
  'us.class.right-bound': {
    says: '何もしないと、お金がもらえず、そのことで訴える権利もなくすことがあります。',
  },
  'us.class.step': {
    says: '請求の最後の日を見つけて、用紙を送ってください。取り分をもらうために手数料を払ってはいけません。',
  },
  'us.class.option': {
    says: '最後の日までに請求の用紙を送り、証拠を残します。',
    title: '請求を送る',
    cost: '無料',
    time: '通知に書かれた日まで',
    risk: '同じことで訴えることはできなくなります。',
    bestFor: '裁判の対象になった物を買ったか使ったとき。',
  },
  'us.recall.want': {
    says: 'あなたの車に、メーカーが直さなければならない欠陥があるかもしれません。払うお金はありません。',
  },
  'us.recall.right-free': {
    says: '安全のためのリコールでは、メーカーは無料で直すか、新しい部品か車か返金をしなければなりません。これは最初に売られてから15年間続きます。',
  },
  'us.recall.step': {
    says: 'nhtsa.gov/recallsで車の番号（VIN）を調べ、販売店で無料の修理を予約してください。前に自分で払ったなら、そのお金を返すように頼んでください。',
  },
  'us.recall.right-product': {
    says: 'リコールされた商品は、修理、新しい品、または返金を無料で受けられます。使うのをやめてください。',
  },
}
