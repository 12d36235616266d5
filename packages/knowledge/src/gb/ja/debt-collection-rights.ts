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
  'gb.debt.element-balance': {
    name: '払う金額',
    says: 'いくら払う義務があり、いくら遅れているかを、相手は言えなければなりません。',
    ifMissing: '手紙にはっきりした金額がありません。何かに同意する前に、明細を求めてください。',
  },
}
