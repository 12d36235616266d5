/** Debt collection and judgments in Scotland and Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_SCOTLAND_NI_JA: Words = {
  'gb.debt.scotland-right-no-goods': {
    says: '取立て会社（debt collector）を家に入れる必要はありません。物を取ることもできません。強制できるのは、裁判所の命令を持つ執行官（sheriff officers）だけです。',
  },
  'gb.debt.scotland-right-arrangement': {
    says: '返済制度（Debt Arrangement Scheme）で全部の借金を返せるかもしれません。守っている間は、利息が止まり、取立ても止まります。',
  },
  'gb.debt.scotland-insight-old': {
    says: 'この手紙には、5年より前の日付があります。スコットランドでは、借金が消えているかもしれません。',
    actionable: 'まだ払わず、認めないでください。5年が過ぎたか、お金の相談員に聞いてください。',
  },
  'gb.debt.scotland-insight-visit': {
    says: 'スコットランドにbailiffはいません。動けるのは執行官（sheriff officers）だけです。ほとんどの場合、裁判所の命令と正式な請求（charge）の後だけです。',
    actionable: 'どの裁判所の命令をもとにしているか、書面で聞いてください。',
  },
  'gb.debt.scotland-warn-silence': {
    says: '本当の借金なら、黙っているとシェリフ裁判所（sheriff court）での請求になることがあります。ずっと放っておかないでください。',
  },
  'gb.debt.ni-right-no-goods': {
    says: '取立て会社（debt collector）を家に入れる必要はありません。物を取ることもできません。強制できるのはEnforcement of Judgments Officeだけです。',
  },
  'gb.debt.ni-not-yet': {
    says: 'まだ給料や物に手を出せません。先に裁判所の判決（judgment）が必要で、その後Enforcement of Judgments Officeが動く必要があります。',
  },
  'gb.debt.ni-know-old': {
    says: '多くの借金は、6年たつと古すぎて裁判にできなくなります。6年が終わる前に払ったり、借金を認める書面に署名したりすると、数え直しになります。',
    learnMore:
      'この借金を最後に払った日や、最後に手紙を書いた日を調べてください。電話、支払い、署名をする前に調べてください。',
  },
  'gb.debt.ni-step-advice': {
    says: '支払いの一時停止（breathing space）は、北アイルランドでは使えません。無料の借金の相談員が、債権者に待つよう頼み、ほかの方法を教えてくれます。',
  },
}
