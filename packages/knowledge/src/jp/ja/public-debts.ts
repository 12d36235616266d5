/** The Japanese words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_JA: Words = {
  'jp.public-debt.want': {
    says: '公の機関が、このお金を払うよう求めています。',
  },
  'jp.public-debt.reality': {
    says: '税金や保険料なら、役所は裁判なしで差し押さえられます。家賃、貸付金、給食費なら裁判が必要です。どちらか聞いてください。',
  },
  'jp.public-debt.who-premium': {
    says: 'これは公の役所です。督促状の後は、この料金について裁判なしで差し押さえができます。',
  },
  'jp.public-debt.reality-premium': {
    says: '役所は預金や給料を調べ、差し押さえることができます。期限の前に役所と話してください。分割を認めることがよくあります。',
  },
  'jp.public-debt.who-contract': {
    says: 'これは公の機関です。ただし、この債務については、ほかの人と同じように裁判が必要です。',
  },
  'jp.public-debt.reality-contract': {
    says: 'この手紙だけでは何も取られません。裁判所から支払督促が届いたら、2週間以内に異議を申し立ててください。',
  },
  'jp.public-debt.rights': {
    says: '金額の計算を聞くこと、間違いだと言うこと、分割や猶予を求めることができます。',
  },
  'jp.public-debt.old': {
    says: '保険料は2年、保険税は5年で時効になります。督促状が出ると、その期間は数え直しになります。',
  },
  'jp.public-debt.right-review': {
    says: '保険料の決定や差押えには、知った日の翌日から原則3か月以内に、無料で審査請求ができます。',
  },
  'jp.public-debt.right-less-health': {
    says: '収入が減った、病気になった、災害にあったときは、市区町村に減免や徴収猶予を申請してください。',
  },
  'jp.public-debt.right-live': {
    says: '給料の差押えでは、月10万7千円、家族1人につき4万8千円、さらに残りの一部を手元に残さなければなりません。',
  },
  'jp.public-debt.right-stop': {
    says: '取れる財産がないとき、または生活できなくなるときは、滞納処分の停止があります。役所に求めてください。',
  },
  'jp.public-debt.right-rent': {
    says: '収入が減ったときや病気のときは、家賃の減免や徴収猶予を申請してください。',
  },
  'jp.public-debt.rent-leave': {
    says: '家賃を3か月滞納すると、明渡しを求められることがあります。強制できるのは裁判所だけです。今すぐ電話してください。',
  },
  'jp.public-debt.reality-fine': {
    says: 'これは刑事裁判の罰金です。払わないと、差押えや労役場留置になることがあります。',
  },
  'jp.public-debt.step-fine': {
    says: '今日、検察庁に電話してください。収入を伝え、猶予や分割を相談してください。',
  },
  'jp.public-debt.step-talk': {
    says: '期限の前に役所に電話するか、行ってください。収入と支出の証明を持ち、続けられる分割を求めてください。',
  },
  'jp.public-debt.step-count': {
    says: '月、金額、督促状の日付の一覧を求めてください。領収書と比べてください。',
  },
  'jp.public-debt.option-parts': {
    title: '役所に分割や猶予を求める',
    says: '収入と支出を役所に示してください。',
    cost: '延滞金が続くことがあります。',
    time: '1回の訪問。',
    risk: '1回払い忘れると、取り立てが再び始まることがあります。',
    bestFor: '支払う義務があり、一度に払えないとき。',
  },
}
