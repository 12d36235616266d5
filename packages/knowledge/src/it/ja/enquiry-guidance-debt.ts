/** First steps, rights and ways out for questions about debts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_DEBT_JA: Words = {
  'it.guide.step-debt-dates': {
    says: '日付を探してください。裁判所の書類には最後の日があります。支払命令なら40日、警告（precetto）なら10日です。それを先に片づけます。',
  },
  'it.guide.step-debt-check': {
    says: '払ったり認めたりする前に、あなたの借金か、額が正しいか、最後にいつ払ったかを確かめてください。',
  },
  'it.guide.step-debt-priority': {
    says: 'すべての借金の一覧を作ってください。家賃か住宅ローン、電気、ガス、税金を一番上に置きます。',
  },
  'it.guide.step-debt-advice': {
    says: '消費者団体、危機の相談所（OCC）、または無料の弁護士に相談してください。',
  },
  'it.guide.right-debt-proof': {
    says: '借金と、だれが債権を持つかの証拠を見る権利があります。',
  },
  'it.guide.right-debt-fifth': {
    says: '普通の借金で取れるのは、給料の最高5分の1です。',
  },
  'it.guide.right-debt-lawyer': {
    says: '収入が少なければ、無料の弁護士を頼めます。',
  },
  'it.guide.debt-title': {
    says: '民間の債権者は、裁判所の命令と警告（precetto）なしに差し押さえできません。',
  },
  'it.guide.debt-old': {
    says: '借金は古すぎることがあります。電気、ガス、水道は2年、家賃と電話は5年、ローンは10年です。',
  },
  'it.guide.option-debt-dispute': {
    title: '証拠を求める',
    says: '手紙で、契約書、額、債権の持ち主を求めます。',
    cost: '書留かPEC。',
    time: '1時間。',
    risk: '何も認めなければ、小さいです。',
    bestFor: '借金に疑問があるとき。',
  },
  'it.guide.option-debt-plan': {
    title: '計画を提案する',
    says: '払える額を提案し、書面で同意をもらいます。',
    cost: '提案した額。',
    time: '数日。',
    risk: '借金を認めることになります。',
    bestFor: '払う義務があるとき。',
  },
  'it.guide.option-debt-occ': {
    title: '危機の相談所（OCC）に行く',
    says: '裁判官は、計画を決めるか、借金を消せます。',
    cost: '手数料。計画に入ることが多いです。',
    time: '数か月。',
    risk: 'すべての借金と財産を伝える必要があります。',
    bestFor: '全部は払えないとき。',
  },
}
