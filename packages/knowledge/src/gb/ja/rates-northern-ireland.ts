/** Rates in Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RATES_NORTHERN_IRELAND_JA: Words = {
  'gb.council-tax.ni-rates': {
    says: '北アイルランドにはcouncil taxではなく、地方税（rates）があります。ratesを集める役所からの請求で、民間の会社ではありません。',
  },
  'gb.council-tax.ni-wants': {
    says: '未払いの地方税（rates）を求めています。分割払いを頼めます。',
  },
  'gb.council-tax.ni-step-call': {
    says: '今日、Land & Property Servicesに電話し、分割払いを頼んでください。',
  },
  'gb.council-tax.ni-step-help': {
    says: '収入が少ない、障害がある、高齢で1人暮らしの場合の地方税（rates）の支援について聞いてください。',
  },
  'gb.council-tax.ni-option-plan': {
    says: '続けて払える額を提案します。',
    title: '分割払いを頼む',
    cost: '払える額',
    time: '電話1回',
    risk: '支払いが止まると、裁判になることがあります。',
    bestFor: '払う義務があり、時間をかければ払える場合。',
  },
  'gb.council-tax.ni-rights': {
    says: '督促から7日以内に遅れた分を払えば、毎月払いは続きます。最後の通知（final notice）の後は10日あります。',
  },
  'gb.council-tax.ni-reality': {
    says: '分割払いを決めないと、裁判を起こし、費用を加えられます。最後の通知（final notice）の後でも、分割払いを頼めます。',
  },
  'gb.council-tax.ni-cannot': {
    says: '裁判所が命令を出し、強制の役所が動くまで、地方税（rates）のために物や給料を取られることはありません。',
  },
  'gb.council-tax.ni-step-advice': {
    says: 'Advice NIの0800 915 4604で無料の助けを受けてください。',
  },
  'gb.council-tax.ni-option-help': {
    says: '相談員が、受けられる支援を調べ、あなたの代わりに話せます。',
    title: '無料の借金の相談を受ける',
    cost: '無料',
    time: '電話1回',
    risk: '期限は進みます。',
    bestFor: 'ほかにも借金がある、または払えない場合。',
  },
  'gb.council-tax.ni-warning': {
    says: '最後の通知（final notice）を放っておかないでください。裁判の費用が加わり、信用情報に悪い影響が出ることがあります。',
  },
}
