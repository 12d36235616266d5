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
  'gb.judgment.scotland-want': {
    says: '裁判所が支払いを命じました。だれにいくら払うかは、書類に書いてあります。',
  },
  'gb.judgment.scotland-rights': {
    says: '支払いの猶予を頼めることがあります。あなたのいないところで決まったなら、取消し（recall）を求められることがあります。',
  },
  'gb.judgment.scotland-right-time': {
    says: '正式な請求（charge）や差押え（arrestment）の後は、分割で払う命令（time to pay order）を裁判所に申し立てられます。',
  },
  'gb.judgment.scotland-right-recall': {
    says: '簡易手続き（simple procedure）であなたのいないところで決まったなら、裁判官（sheriff）に取消し（recall）を求められます。早く動いてください。',
  },
  'gb.judgment.scotland-right-moratorium': {
    says: '取立ての停止（moratorium）で、相談する間の6か月間、強制の取立てを止められます。利息は続きます。',
  },
  'gb.judgment.scotland-option-time': {
    says: '続けて払える額を提案します。お金の相談員が用紙を手伝えます。',
    title: '支払いの猶予（time to pay）を頼む',
    cost: '提案した額。',
    time: '数週間。',
    risk: '支払いが遅れると、命令が終わることがあります。',
    bestFor: '払う義務があり、時間をかければ払える場合。',
  },
  'gb.judgment.scotland-option-recall': {
    says: 'なぜ答えなかったか、どんな反論があるかを説明します。',
    title: '裁判官（sheriff）に取消し（recall）を求める',
    cost: '裁判所の手数料がかかることがあります。減免について聞いてください。',
    time: '数日以内に動きます。',
    risk: '裁判官が断ることもあります。',
    bestFor: '請求が届いていない、または払う義務がない場合。',
  },
  'gb.judgment.scotland-warn': {
    says: '正式な請求（charge）の14日が過ぎると、給料や口座を差し押さえられることがあります。その前に相談してください。',
  },
  'gb.judgment.ni-step': {
    says: '今すぐ無料の借金の相談を受けてください。Enforcement of Judgments Officeから手紙が来たら、書かれた期限までに家計の表をつけて返事をします。',
  },
  'gb.judgment.ni-right': {
    says: 'Enforcement of Judgments Officeは、あなたの財産と収入を調べます。分割で払うよう命じることができます。',
  },
}
