/** Questions about debts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'gb.ask-debt.step-dates-general': {
    says: '日付を探してください。裁判所の用紙や催告書（letter of claim）には、答える最後の日があります。それを最初にします。',
  },
  'gb.ask-debt.step-check-general': {
    says: '払ったり認めたりする前に、あなたの借金か、金額が正しいか、最後に払った日はいつかを確かめてください。',
  },
  'gb.ask-debt.step-priority-general': {
    says: '全部の借金の一覧を作ってください。家賃か住宅ローン、地方税（council tax）、電気とガス、裁判所の罰金を一番上に書きます。一番こまるのはこれらです。',
  },
  'gb.ask-debt.step-advice-general': {
    says: '無料の借金の相談団体に電話してください。秘密は守られ、お金はかかりません。',
  },
  'gb.ask-debt.step-write-general': {
    says: '手紙を書き、写しを残してください。電話で支払いを約束しないでください。',
  },
  'gb.ask-debt.right-fair-general': {
    says: '公正に扱われる権利があります。払わせるために、おどしたり、だましたり、上司に借金のことを話したりしてはいけません。',
  },
  'gb.ask-debt.right-afford-general': {
    says: 'カード、ローン、通信販売の借金では、時間と、払える額の計画の権利があります。',
  },
  'gb.ask-debt.right-court-first-general': {
    says: 'ほとんどの借金では、先に裁判所の判決（judgment）がなければ、だれも物や給料を取れません。地方税（council tax）と罰金（fines）には別の決まりがあります。',
  },
  'gb.ask-debt.option-proof-general': {
    says: '借金、金額、だれの債権かを証明するよう、手紙で求めます。',
    title: '証拠を求める',
    cost: '切手代。契約書（credit agreement）なら£1。',
    time: '1時間。',
    risk: '手紙で借金を認めなければ小さいです。',
    bestFor: '覚えのない借金、または古い借金の場合。',
  },
  'gb.ask-debt.option-offer-general': {
    says: '家計の表と、続けて払える毎月の額を送ります。',
    title: '払える額を提案する',
    cost: '提案した額。',
    time: '一晩。',
    risk: '古い借金の期間が数え直しになることがあります。',
    bestFor: '払う義務があり、古くない借金の場合。',
  },
  'gb.ask-debt.option-help-general': {
    says: '全部の借金を見て、一時停止から借金をなくすことまで、方法を全部教えてくれます。',
    title: '無料の借金の相談員に話す',
    cost: '無料。',
    time: '1時間ほど。',
    risk: 'ありません。',
    bestFor: '借金が2つ以上ある、または裁判所の書類がある場合。',
  },
  'gb.ask-debt.warn-restart-general': {
    says: '6年が終わる前に払うか署名して認めると、数え直しになることがあります。古い借金かもしれないなら、1ペニーでも払う前に相談してください。',
  },
  'gb.ask-debt.warn-court-general': {
    says: '裁判所の用紙があるなら、期限内に答えてください。ここでは、それが何より大切です。',
  },
  'gb.ask-debt.know-free-general': {
    says: '団体の借金相談は無料で、相談しても信用の点数は下がりません。',
    learnMore: '借金の相談を売る会社は、無料の助けがあることを言わなければなりません。',
  },
  'gb.ask-debt.insight-collector-power-general': {
    says: '取立て会社（debt collector）にできるのは、手紙と電話だけです。本当の力は裁判所にあり、そこではあなたも話せます。',
    actionable: '落ち着き、書面でやり取りし、裁判所の書類に注意してください。',
  },
}
