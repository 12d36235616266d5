/** Council tax in England and Wales, facts and rights: the words in Japanese. */
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
  'gb.council-tax.right-reduction': {
    says: '収入が少ないなら、地方税の減額（council tax reduction）を申し込めます。制度は役所ごとにちがい、年金の年齢の人には全国の決まりがあります。',
  },
  'gb.council-tax.right-reduction-wales': {
    says: '収入が少ないなら、地方税の減額（council tax reduction）を申し込めます。ウェールズでは全国同じ制度で、全額を減らせることがあります。',
  },
  'gb.council-tax.right-single': {
    says: '家に大人が1人だけなら、25%引きです。数に入れない大人がいても変わりません。',
  },
  'gb.council-tax.right-single-wales': {
    says: '家に大人が1人だけなら、25%引きです。',
  },
  'gb.council-tax.right-disregard': {
    says: '数に入れない大人もいます。フルタイムの学生、一部の介護者、認知症などの人です。',
  },
  'gb.council-tax.right-disability': {
    says: '障害のある人が、家に広い場所や特別な部屋を必要とするなら、請求が1つ下の区分（band）になることがあります。',
  },
  'gb.council-tax.right-exempt': {
    says: '免除される家もあります。例えば、学生だけが住む家や、人が亡くなって空いている家です。',
  },
  'gb.council-tax.right-appeal': {
    says: 'だれが払うか、割引、減額について争えます。まず役所に手紙を書き、その後Valuation Tribunalを無料で使えます。',
  },
  'gb.council-tax.right-appeal-wales': {
    says: 'だれが払うか、割引について争えます。まず役所に手紙を書き、その後Valuation Tribunal for Walesに行きます。',
  },
  'gb.council-tax.right-stop-court': {
    says: '裁判の日の前に、税と適正な費用を払えば、役所は手続きをやめなければなりません。',
  },
  'gb.council-tax.right-costs': {
    says: '裁判の費用をどう計算したか聞けます。あなたの件で適正にかかった費用だけ加えられます。',
  },
  'gb.council-tax.right-one-method': {
    says: '給付金を受けているか働いているなら、執行官（bailiff）の代わりに、決まった少額の天引きを頼めます。',
  },
  'gb.council-tax.myth-prison': {
    says: 'イングランドでは、刑務所は最後の手段です。払えるのに断った、またはひどく怠ったと、裁判所が先に認める必要があります。払えないだけでは足りません。',
  },
  'gb.council-tax.myth-prison-wales': {
    says: 'ウェールズでは、地方税（council tax）で刑務所に送られません。この力は2019年4月1日に終わりました。',
  },
  'gb.council-tax.myth-six-years': {
    says: '納付命令（liability order）が出た後は、借金が終わる期限はありません。6年の期限は、裁判所に命令を求めることだけのものです。',
  },
  'gb.council-tax.myth-only-half': {
    says: '夫婦、カップル、共同の借り手は、住んでいる間、それぞれ全額を払う義務があります。出て行った人がいたら、その日を役所に伝えてください。',
  },
  'gb.council-tax.myth-contract': {
    says: '地方税（council tax）に、契約や同意はいりません。この主張は裁判所で認められず、費用が増えます。',
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
