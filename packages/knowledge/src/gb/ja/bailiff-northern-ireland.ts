/** Court enforcement in Northern Ireland: the Enforcement of Judgments Office. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_NORTHERN_IRELAND_JA: Words = {
  'gb.bailiff.ni-who': {
    says: '北アイルランドで判決を強制するのは、1つの役所、Enforcement of Judgments Officeだけです。民間のbailiffではありません。',
  },
  'gb.bailiff.ni-wants': {
    says: '裁判所の判決（judgment）を持つ人が、支払いを求めています。払わないと、この役所が物、給料、口座に手段を取ることがあります。',
  },
  'gb.bailiff.ni-rights': {
    says: 'まだ、払う相手と分割払いを決められます。通知の段階では、役所ではなく、その相手に連絡してください。',
  },
  'gb.bailiff.ni-reality': {
    says: 'この役所は、あなたが払える額を調べます。物を取る代わりに、分割払いを命じられます。',
  },
  'gb.bailiff.ni-step-pay': {
    says: '強制の予告の通知（notice of intention to enforce）から10日以内に、払う相手に連絡してください。払うか、書面で分割払いを提案します。',
  },
  'gb.bailiff.ni-step-advice': {
    says: 'Advice NIの0800 915 4604で無料の助けを受けてください。役所に呼ばれた面談には必ず行ってください。',
  },
  'gb.bailiff.ni-option-plan': {
    says: '件が強制の役所に行く前に、計画を提案します。役所の費用がかかりません。',
    title: '払う相手と分割払いを決める',
    cost: '提案した額',
    time: '通知から10日以内',
    risk: '合意できなければ、強制の費用が加わります。',
    bestFor: '払う義務があり、時間をかければ払える場合。',
  },
  'gb.bailiff.ni-option-help': {
    says: '相談員が、お金についての用紙を書き、あなたの代わりに話せます。',
    title: '無料の借金の相談を受ける',
    cost: '無料',
    time: '電話1回',
    risk: 'ありません。ただし10日は進みます。',
    bestFor: '払えない、またはほかにも借金がある場合。',
  },
  'gb.bailiff.ni-warning': {
    says: '役所に面談に呼ばれて行かないと、逮捕されて連れて行かれることがあります。書類を持って行ってください。',
  },
}
