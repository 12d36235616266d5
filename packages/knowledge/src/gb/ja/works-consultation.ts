/** 建物の工事の通知: 英国の法律の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const WORKS_CONSULTATION_JA: Words = {
  'gb.works.no-bill': {
    says: 'これは請求書ではありません。まだ払う必要はなく、計画に意見を言えます。',
  },
  'gb.works.step-write': {
    says: '最終日までに、書面で意見を送ってください。今必要か、安くできることは何かを書いてください。',
  },
  'gb.works.step-lease': {
    says: '契約(lease)を見てください。家主はその工事をする義務があるか、あなたは払うのか、負担の割合はいくらか。',
  },
  'gb.works.step-together': {
    says: '近所の人と話し、一緒に答えてください。求められていれば、信頼できる業者の名を挙げてください。',
  },
  'gb.works.right-views': {
    says: '計画、見積もりの各段階で、意見を出すのに30日以上あります。家主は考慮しなければなりません。',
  },
  'gb.works.right-cap': {
    says: '負担が£250を超え、法律どおりの相談がなければ、原則として£250しか取れません。',
  },
  'gb.works.right-see': {
    says: '見積もりは2つ以上必要で、1つは家主と関係のない会社のものです。無料で見られます。',
  },
  'gb.works.right-fair': {
    says: '払うのは、きちんとした工事の相当な費用だけです。審判所が工事の前でも後でも決められます。',
  },
  'gb.works.right-safety': {
    says: '高い建物の危険な外装材や防火の欠陥では、負担なし、または上限付きのことがあります。先に相談してください。',
  },
  'gb.works.insight': {
    says: '手順が抜けても、損がなければ、審判所が免除(dispensation)することがあります。',
    actionable: '何を求めたかを今書面で伝えてください。後で損を示せます。',
  },
  'gb.works.option-views': {
    says: '調査書、計画、各戸の割合を求め、案や業者を示してください。',
    title: '工事への意見を送る',
    cost: 'かかりません。',
    time: '30日以内に手紙1通。',
    risk: '聞く義務はありますが、同意する義務はありません。',
    bestFor: '必要性や値段に疑問がある人。',
  },
  'gb.works.option-plan': {
    says: '先に使える積立金があるか、どんな計画があるか聞いてください。自治体は数年の分割が多いです。',
    title: '早めに分割払いを相談する',
    cost: '自分の負担分を分けて。',
    time: '請求が来る前。',
    risk: '民間の家主は断れます。',
    bestFor: '工事は必要だが、額が大きいとき。',
  },
  'gb.works.scotland': {
    says: 'スコットランドでは権利証書(title deeds)か、所有者の多数決によります。知らされ、投票できます。',
  },
  'gb.works.scotland-step': {
    says: '権利証書で、割合と決め方を見てください。投票前に見積もりを2つ以上求めてください。',
  },
}
