/** The Japanese words of the rows in ../mortgage-servicing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_SERVICING_JA: Words = {
  'us.escrow.want': {
    says: 'これはエスクロー（escrow）の1年の明細です。税と保険にいくらかかり、次にいくら払うかを示しています。',
  },
  'us.escrow.reality': {
    says: '不足（shortage）は支払いの遅れではありません。税や保険が、積み立てた額より高かったということです。',
  },
  'us.escrow.right-cushion': {
    says: '管理会社が余分に持てるのは、1年の請求の最大6分の1、約2か月分です。',
  },
  'us.escrow.right-spread': {
    says: '1か月分以上の不足は、少なくとも12か月に分けなければなりません。一度に払うこともできます。',
  },
  'us.escrow.right-surplus': {
    says: 'ローンに遅れがなければ、$50 以上の余りは30日以内に返さなければなりません。',
  },
  'us.escrow.right-error': {
    says: '額がちがうなら、まちがいの通知（notice of error）を送ります。5営業日以内に確認し、ほとんどの場合30営業日以内に答えなければなりません。',
  },
  'us.escrow.step-check': {
    says: '税と保険の額を、自分の請求書と比べてください。次の明細から、新しい支払いを確かめます。',
  },
  'us.escrow.step-taxes': {
    says: '税の控除を全部受けているか、郡に聞いてください。ほかの保険会社に値段を聞きます。',
  },
  'us.escrow.option-error': {
    says: 'ローンの番号とまちがいを書いて、まちがい用の住所に送ります。',
    title: 'まちがいの通知を送る',
    cost: '無料',
    time: '明細を受け取ったらすぐ',
    risk: 'なし。60日間、それについて遅れと報告できません。',
    bestFor: '税や保険の額がちがう場合。',
  },
  'us.escrow.option-pay': {
    says: '新しい月の額を払うか、不足を一度に払って月の額を低くします。',
    title: '毎月か、一度に払う',
    cost: '不足の額',
    time: '明細の日から',
    risk: 'なし。',
    bestFor: '額が正しい場合。',
  },
  'us.transfer.want': { says: '別の会社が住宅ローンの支払いを集めます。ローンの条件は同じです。' },
  'us.transfer.reality': {
    says: 'ほとんどの場合、両方の会社が手紙を書き、前の会社は少なくとも15日前に書かなければなりません。手紙が1通だけなら、詐欺かもしれません。',
  },
  'us.transfer.right-sixty': {
    says: '変更から60日間、期限内に前の会社に送った支払いは、遅れとして扱えません。',
  },
  'us.transfer.step-check': {
    says: '古い明細の番号で、前の管理会社に変更を確かめてください。その後、新しい会社に払います。',
  },
  'us.mortgage-help.want': {
    says: '住宅ローンを集める会社が、助けの求めを断っています。理由を示さなければなりません。',
  },
  'us.mortgage-help.right-appeal': {
    says: '完全な申込みが競売の90日前までに届いていれば、ローン変更の拒否に、ふつう14日以内に不服を申し立てられます。別の担当者が見なければなりません。',
  },
  'us.mortgage-help.step-appeal': {
    says: '手紙にある日数のうちに、書面で不服を申し立ててください。どの額や事実が違うか書いてください。HUD の無料相談：1-888-995-4673。',
  },
}
