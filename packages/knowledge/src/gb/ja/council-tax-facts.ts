/** What a council tax letter means in England and Wales: facts, limits and changes. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_FACTS_JA: Words = {
  'gb.council-tax.fact-wants-reminder': {
    says: '分割払いの1回が遅れていると役所（council）が言っています。7日以内に遅れた分を払えば、毎月払いを続けられます。',
  },
  'gb.council-tax.fact-wants-final': {
    says: '役所（council）は今、遅れた分だけでなく、1年の残り全部を求めています。まだ分割払いを頼めます。',
  },
  'gb.council-tax.fact-wants-summons': {
    says: '役所（council）は、治安判事（magistrates）に納付命令（liability order）を求めています。この税を払う義務があるという裁判所の命令です。',
  },
  'gb.council-tax.fact-wants-order': {
    says: '裁判所が納付命令（liability order）を出しました。役所は、給料や給付金から取ったり、執行官（bailiff）を使ったりできます。先に分割払いを決めてください。',
  },
  'gb.council-tax.fact-wants': {
    says: '役所（council）は、地方税（council tax）が未払いだとしています。裁判より、分割払いを決めることを望んでいます。',
  },
  'gb.council-tax.fact-rights': {
    says: '払える額の分割払いと、請求を下げることを頼めます。使える割引や減額を使っていない人が多いです。',
  },
  'gb.council-tax.fact-reality': {
    says: '役所（council）の力は強いので、先に払うべき借金です。でも、まだ裁判にはなっていません。電話1本で止められることがあります。',
  },
  'gb.council-tax.fact-reality-unclear': {
    says: '執行官（bailiff）には、先に裁判所の納付命令（liability order）が必要です。あるかどうか、今日役所に聞いてください。あるなら、訪問の前に分割払いを決めます。',
  },
  'gb.council-tax.fact-reality-court': {
    says: '納付命令（liability order）は郡裁判所の判決（county court judgment）ではなく、信用情報にのりません。でも、役所はいろいろな方法で取り立てられます。',
  },
  'gb.council-tax.fact-who': {
    says: 'あなたの役所（council）からの請求です。地域のサービスのためのお金で、法律で取り立てが認められています。',
  },
  'gb.council-tax.fact-organisation': {
    says: '裁判所ではなく、役所の地方税の窓口（council tax team）に話してください。裁判所が見るのは、税が決まり、請求が送られ、払われていないかだけです。',
  },
  'gb.council-tax.fact-ombudsman': {
    says: '役所（council）の扱いが不公平なら、まず役所に苦情を出してください。その後、Local Government and Social Care Ombudsmanに無料で申し立てられます。',
  },
  'gb.council-tax.fact-no-bailiff-yet': {
    says: 'まだ執行官（bailiff）は来られません。役所は先に、治安判事（magistrates）の納付命令（liability order）を取らなければなりません。',
  },
  'gb.council-tax.fact-no-visit-yet': {
    says: '執行官（bailiff）は、予告なしに訪問できません。先に強制執行の通知（notice of enforcement）と丸7日（7 clear days）が必要です。',
  },
  'gb.council-tax.fact-no-wages-yet': {
    says: '納付命令（liability order）がなければ、役所は給料や給付金からお金を取れません。',
  },
  'gb.council-tax.fact-hardship': {
    says: '生活が苦しいとき、役所は請求を下げられます。ゼロにもできます。自分から頼み、理由を言う必要があります。',
    learnMore:
      '裁量による減額（discretionary reduction）といいます。地方税の減額（council tax reduction）に加えて頼めます。断られたら、不服を申し立てられます。',
  },
  'gb.council-tax.fact-backdate': {
    says: '割引や免除は、条件に合っていたことを示せば、さかのぼれます。何年分もさかのぼれることがあります。',
    learnMore:
      '学生の証明書や医師の用紙などの証拠を送ってください。収入が少ない人の地方税の減額（council tax reduction）は、さかのぼれる期間が短いです。',
  },
  'gb.council-tax.fact-reform': {
    says: '政府は、イングランドで、全額請求までの時間を延ばし、裁判の費用に上限を作る予定です。確認した時点では、まだ法律ではありません。',
    learnMore: '法律になるまでは、7日の決まりが続きます。',
  },
  'gb.council-tax.limitation': {
    says: '役所が納付命令（liability order）を求められるのは、支払いの期限から6年間です。',
    from: '支払いの期限の日',
    restartedBy:
      '数え直しになるものはありません。でも、期間内に出た納付命令（liability order）には終わりの日がありません。',
  },
  'gb.council-tax.change-prison-wales': {
    says: 'ウェールズでは、2019年4月1日に、地方税（council tax）で刑務所に送ることが終わりました。今もそれでおどす手紙はまちがいです。',
    was: 'ウェールズの治安判事（magistrates）は、地方税で人を刑務所に送れました。',
    is: 'ウェールズでは、地方税で刑務所に送られることはありません。',
  },
  'gb.council-tax.charge-costs-wales': {
    name: '納付命令（liability order）の裁判所の費用',
    says: 'ウェールズでは、呼出状（summons）と納付命令（liability order）の費用は、合計£70までです。',
  },
  'gb.council-tax.fact-priority': {
    says: 'クレジットカードやローンより先に、地方税（council tax）を払ってください。家賃、住宅ローン、光熱費、食費も先です。',
  },
  'gb.council-tax.fact-reality-summons': {
    says: 'これは裁判所の書類なので、裁判の日の前に動いてください。刑事事件ではありません。まだ役所と分割払いを決められます。',
  },
}
