/** Council tax in Scotland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_SCOTLAND_JA: Words = {
  'gb.council-tax.scotland-wants': {
    says: '地方税（council tax）か水道料金が遅れていると役所が言っています。遅れた分を払うよう求めています。払わないと、1年分を、次に略式令状（summary warrant）を求められます。',
  },
  'gb.council-tax.scotland-wants-year': {
    says: '役所は今、この年の残り全部を求めています。払わず分割の約束もしないと、略式令状（summary warrant）を求められ、10%増えます。',
  },
  'gb.council-tax.scotland-wants-warrant': {
    says: '裁判所が略式令状（summary warrant）を出しました。今は全額に10%を足した額を払う義務があります。',
  },
  'gb.council-tax.scotland-rights': {
    says: '分割払いを頼み、割引や減額を申し込み、請求がちがえば争えます。',
  },
  'gb.council-tax.scotland-reality': {
    says: 'スコットランドでは、役所は早く動けます。略式令状（summary warrant）に裁判の日はいりません。そうなる前に電話してください。',
  },
  'gb.council-tax.scotland-reality-warrant': {
    says: '今、執行官（sheriff officers）が取り立てられます。給料を取られたり口座を止められたりするのを防ぐには、早く計画を決めて守るのが一番です。',
  },
  'gb.council-tax.scotland-cannot': {
    says: '役所に略式令状（summary warrant）か裁判所の判決（decree）がなければ、執行官（sheriff officers）は動けません。',
  },
  'gb.council-tax.scotland-water': {
    says: '請求には、上下水道の料金が入っていることがあります。地方税の減額（council tax reduction）は、その全部には使えません。',
    learnMore:
      'メーターがなければ、役所が水道料金を地方税といっしょに集めます。2つの額を分けて示すよう求めてください。',
  },
  'gb.council-tax.scotland-right-reduction': {
    says: '収入が少ないなら、地方税の減額（council tax reduction）を申し込めます。スコットランド全体で同じ制度です。',
  },
  'gb.council-tax.scotland-right-single': {
    says: '家に大人が1人だけなら、25%引きです。',
  },
  'gb.council-tax.scotland-right-appeal': {
    says: 'まず役所に手紙を書いてください。それでも納得できないなら、最初の手紙から4か月以内にFirst-tier Tribunalに行けます。',
  },
  'gb.council-tax.scotland-step-catch-up': {
    says: 'できれば、督促から7日以内に遅れた分を払ってください。毎月払いを続けられます。',
  },
  'gb.council-tax.scotland-step-call': {
    says: '役所に電話し、続けて払える額を提案してください。相談する間、止めるよう求めます。',
  },
  'gb.council-tax.scotland-step-reduction': {
    says: '地方税の減額（council tax reduction）を申し込み、割引を全部確かめてください。',
  },
  'gb.council-tax.scotland-step-moratorium': {
    says: '払えないなら、6か月の取立ての停止（moratorium）か返済制度（Debt Arrangement Scheme）について相談員に聞いてください。',
  },
  'gb.council-tax.scotland-option-plan': {
    says: '毎月の額を提案し、書面でもらいます。',
    title: '分割払いを決める',
    cost: '払える額',
    time: '電話1回',
    risk: '支払いが遅れると、執行官（sheriff officers）が使われることがあります。',
    bestFor: '払う義務があり、時間をかければ払える場合。',
  },
  'gb.council-tax.scotland-option-help': {
    says: '相談員が、取立ての停止（moratorium）を使い、払える額に1本化できます。',
    title: '無料のお金の相談を受ける',
    cost: '無料',
    time: '数日',
    risk: '期限は進みます。',
    bestFor: 'ほかにも借金がある場合。',
  },
  'gb.council-tax.scotland-insight-surcharge': {
    says: '略式令状（summary warrant）で、借金に10%が加わります。その前に分割払いを決めれば、そのお金を節約できます。',
    actionable: '今役所に電話し、令状を申し立てないよう頼んでください。',
  },
  'gb.council-tax.scotland-limitation': {
    says: 'スコットランドでは、地方税（council tax）の借金は最長20年続きます。',
    from: '支払いの期限の日',
    restartedBy: '役所の請求や、あなたがはっきり書面で認めることで、数え直しになります。',
  },
  'gb.council-tax.scotland-warning': {
    says: '略式令状（summary warrant）の後は、給料や口座を差し押さえられることがあります。その前に電話してください。',
  },
}
