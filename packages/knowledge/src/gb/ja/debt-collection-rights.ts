/** Debt collection, rights and what to notice: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_JA: Words = {
  'gb.debt.right-no-entry': {
    says: '取立て会社（debt collector）を家に入れない権利があります。ドアを開ける必要はありません。帰るように言えば、帰らなければなりません。',
  },
  'gb.debt.right-no-goods': {
    says: '取立て会社（debt collector）を家に入れる必要はありません。物を取ることもできません。できるのは、裁判所の令状か法律の権限を持つ執行官（bailiff）だけです。',
  },
  'gb.debt.right-pause-dispute': {
    says: '借金を争う権利があります。本当の理由を伝えれば、会社は調べる間、取立てを止めなければなりません。',
  },
  'gb.debt.right-they-prove': {
    says: '本人であることと金額が正しいことは、会社が示します。ちがうことをあなたが証明する必要はありません。',
  },
  'gb.debt.right-truth': {
    says: '本当のことを知る権利があります。執行官（bailiff）や裁判所のふりをしてはいけません。法律が許さないことでおどしてもいけません。',
  },
  'gb.debt.right-no-bullying': {
    says: '落ち着いて暮らす権利があります。会社は、払わせるためにだましたり、おどしたりしてはいけません。',
  },
  'gb.debt.right-contact': {
    says: 'いつ、どこで、どう連絡してよいかを、あなたが言えます。迷惑な時間に電話したり、家族、上司、近所に話したりしてはいけません。',
  },
  'gb.debt.right-afford': {
    says: '会社は、払うための十分な時間を与えなければなりません。一度に全部払うことや、借りて払うことを迫ってはいけません。',
  },
  'gb.debt.right-agreement': {
    says: '£1で契約書（credit agreement）の写しをもらう権利があります。12営業日以内に送らなければ、送るまでその契約を強制できません。',
  },
  'gb.debt.right-no-added-costs': {
    says: '契約で認められていないのに、取立ての費用を加えてはいけません。手数料は、実際にかかった適正な費用までです。',
  },
  'gb.debt.right-advice-pause': {
    says: '借金の相談員と返済計画を作っていると伝えれば、会社は適切な期間待たなければなりません。30日のことが多いです。',
  },
  'gb.debt.right-mental-health': {
    says: '病気などでお金のことが難しいなら、伝えてください。会社には、そのような人のための公正な決まりが必要で、それを守らなければなりません。',
  },
  'gb.debt.default-notice-right': {
    says: '不払いの通知（default notice）には、何が問題か、どう直すかが必要です。届いてから少なくとも14日の期間も必要です。',
  },
  'gb.debt.default-notice-warn': {
    says: '不払いの通知（default notice）の期限の後、貸し手は契約を終わらせ、全額を求められます。それまでに求められた額を払えば、違反はなかったことになります。',
  },
  'gb.debt.warn-restart': {
    says: '6年が終わる前に1回でも払うと、6年の数え直しになることがあります。借金を認める署名入りの手紙も同じです。',
  },
  'gb.debt.warn-restart-scotland': {
    says: '最初の5年が終わる前に1回でも払うと、新しい5年が始まることがあります。書面で認めることも同じです。',
  },
  'gb.debt.warn-do-not-ignore': {
    says: '本当の借金なら、黙っていると裁判の請求（court claim）と判決（judgment）になることがあります。ずっと放っておかないでください。',
  },
  'gb.debt.warn-check-genuine': {
    says: '詐欺は、借金の手紙をまねます。本物の会社か確かめてください。番号は、SMSやメールではなく、自分で調べます。',
  },
  'gb.debt.warn-paid-advice': {
    says: '無料の借金相談は、有料のものと同じくらい良いです。団体が無料ですることに、高い料金を取る会社があります。',
  },
  'gb.debt.insight-may': {
    says: '裁判の話がありますが、まだ裁判所には何も出されていません。その前に、催告書（letter of claim）を送り、返事に30日を与える義務があります。',
    actionable:
      '返事の用紙（Reply Form）がついた手紙に注意してください。それには本当の期限があります。',
  },
  'gb.debt.insight-visit': {
    says: '取立て会社（debt collector）の訪問は、玄関で話すだけです。執行官（bailiff）ではありません。あなたが中に入れなければ、入ることはできません。',
    actionable: '「手紙だけでやり取りし、訪問には同意しない」と書いて送ってください。',
  },
  'gb.debt.insight-goods': {
    says: '執行官（bailiff）やあなたの物の話があります。すでに判決や命令があなたに出ていなければ、今はできません。',
    actionable:
      'どの判決をもとにしているか、書面で聞いてください。判決の登録簿（register of judgments）であなたの名前を調べてください。',
  },
  'gb.debt.insight-deadline': {
    says: 'この手紙の期限は、相手が決めた日です。法律の力はありません。それでも、その前に返事をするのが賢明です。',
    actionable: 'その日より前に、短い手紙を送ってください。返事がなかったと言われずにすみます。',
  },
  'gb.debt.insight-discount': {
    says: '金額を下げると言っています。話し合える余地があるということです。最初の提案が最後とは限りません。',
    actionable:
      'まず、あなたの借金か、古すぎないかを確かめてください。その後、もっと低い額を提案し、合意は書面でもらいます。',
  },
  'gb.debt.insight-old-letter': {
    says: 'この手紙には、6年より前の日付があります。古すぎて裁判にできない借金かもしれません。',
    actionable:
      'まだ払わず、認めないでください。期間が過ぎたか、無料の借金の相談員に聞いてください。',
  },
  'gb.debt.insight-fees': {
    says: '手数料や費用が加えられています。契約で認められている場合だけ、適正な額だけ加えられます。',
    actionable: 'それぞれの手数料を認める契約の条文を、正確に示すよう求めてください。',
  },
  'gb.debt.insight-assignment': {
    says: 'クレジットなどの借金が売られたら、あなたに知らせなければなりません。売るときに、古い記録がなくなることがよくあります。',
    actionable: '売ったことを知らせた通知、契約書、支払いの全一覧を求めてください。',
  },
  'gb.debt.insight-credit-file': {
    says: '遅れた借金は、もう信用情報（credit file）にあることが多いです。不払いから6年間残ります。この手紙だけで新しい記録は増えません。',
    actionable: '決める前に、無料の信用情報（credit report）で中身を確かめてください。',
  },
  'gb.debt.tactic-agreement': {
    says: '支払いの話をする前に、契約書（credit agreement）の写しを求めます。見つからなければ、あなたの立場はずっと強くなります。',
    risk: '見つかることもあります。その場合は、また強制できるようになります。',
    notWhen: 'もうすぐ払うつもりのとき、または裁判の請求（court claim）がもう始まっているとき。',
  },
  'gb.debt.tactic-in-writing': {
    says: '書面でやり取りします。電話では、無理な約束をしがちです。手紙なら時間があり、記録も残ります。',
    risk: '手紙は電話より時間がかかります。',
    notWhen: '裁判の日が近いとき。',
  },
  'gb.debt.tactic-advice-pause': {
    says: '借金の相談員と返済計画を作っていると伝えます。会社は適切な期間、よく30日待たなければなりません。',
    risk: '利息は続くことがあります。',
    notWhen: 'まだ相談を申し込んでいないとき。',
  },
  'gb.debt.tactic-breathing-space': {
    says: '支払いの一時停止（breathing space）は、ほとんどの利息と取立てを60日間止めます。手続きできるのは借金の相談員だけです。',
    risk: '使えるのは12か月に1回です。借金は残ります。',
    notWhen: '無理なく今払えるとき。',
  },
  'gb.debt.tactic-lump-sum': {
    says: '相手にとって、今の一括払いは、何年も続く少額の支払いより価値があります。少なめの一括払いで終わることがあります。',
    risk: '合意が書面でなければ、残りを別の会社に売られることがあります。',
    notWhen: '古すぎる借金かもしれないとき、またはあなたの借金でないとき。',
  },
  'gb.debt.tactic-complaint': {
    says: '「苦情（complaint）」という言葉を使います。8週間の期間が始まり、その後オンブズマン（Ombudsman）が無料で調べられます。',
    risk: '苦情だけでは、裁判の請求（court claim）は止まりません。',
    notWhen: '裁判所の用紙が届いたとき。先にそれに答えてください。',
  },
  'gb.debt.myth-bailiffs': {
    says: '取立て会社（debt collector）は執行官（bailiff）ではありません。物を取れません。執行官が来るのは、判決か、ほかの法律上の命令の後だけです。',
  },
  'gb.debt.myth-prison': {
    says: 'カード、ローン、請求書、民間の駐車料金を払っていないことは、犯罪ではありません。',
  },
  'gb.debt.myth-sold-void': {
    says: '借金は、売られても消えません。新しい持ち主は、もとの会社と同じ条件で支払いを求められます。',
  },
  'gb.debt.myth-six-years-gone': {
    says: '6年たっても借金はありますが、裁判の請求（court claim）を止められます。終わる前に払うか署名して認めると、数え直しになります。',
  },
  'gb.debt.element-balance': {
    name: '払う金額',
    says: 'いくら払う義務があり、いくら遅れているかを、相手は言えなければなりません。',
    ifMissing: '手紙にはっきりした金額がありません。何かに同意する前に、明細を求めてください。',
  },
  'gb.debt.default-step': {
    says: '通知の日付の前に貸し手に連絡してください。払えるなら滞納を払い、無理なら計画と時間を頼みます。',
  },
  'gb.debt.default-option': {
    says: '日付までに通知の額を払うか、家計の表を送って待つよう頼みます。貸し手は公平に扱わなければなりません。',
    title: '期限までに払うか、計画を決める',
    cost: '滞納の額、または申し出た額。',
    time: '通知の日付の前。',
    risk: 'その後、貸し手は契約を終えられます。分割で買った物が危なくなることもあります。',
    bestFor: '滞納があり、契約を続けたい方。',
  },
}
