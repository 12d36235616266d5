/** Court officers (Gerichtsvollzieher) and enforcement by public offices: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_JA: Words = {
  'de.bailiff.want': {
    says: '裁判所の執行官（Gerichtsvollzieher）が、あなたに借金を払うよう求めています。この借金には、強制執行できる裁判所の文書があります。',
  },
  'de.bailiff.want-public': {
    says: '役所が、あなたに払う義務があると言うお金を求めています。役所は、裁判所なしで自分の決定を強制できます。',
  },
  'de.bailiff.who': {
    says: '執行官（Gerichtsvollzieher）は、債権者のために動く国の職員です。おだやかな解決も探さなければなりません。',
  },
  'de.bailiff.who-public': {
    says: 'これは役所の強制執行の係です。係の人は、裁判所の執行官のような力を持ちます。',
  },
  'de.bailiff.reality': {
    says: 'これは大事なことです。でも、まだ執行官と分割払いを決められます。計画ができると、強制執行は止まります。',
  },
  'de.bailiff.reality-public': {
    says: '今日、手紙の役所に電話してください。家計を見せると分割に応じることがよくあります。',
  },
  'de.bailiff.rights': {
    says: '生活と仕事に必要なものは安全です。基本の物、給料の一部、守られた口座です。',
  },
  'de.bailiff.not-yet-search': {
    says: '裁判官の命令がなければ、執行官はあなたの意思に反して家を調べられません。',
  },
  'de.bailiff.not-yet-search-public': {
    says: '裁判官の命令がなければ、役所の係の人はあなたの意思に反して家を調べられません。',
  },
  'de.bailiff.step-call': {
    says: '期日の前に執行官に電話してください。毎月本当に払える金額を言ってください。',
  },
  'de.bailiff.step-call-public': {
    says: '今日、役所に電話してください。分割か猶予を頼み、あとで書面でも送ります。',
  },
  'de.bailiff.step-title': {
    says: '執行できる文書（Titel）と金額の一覧を見せるよう求めてください。裁判所の書類が届いていなければ、すぐに弁護士に相談してください。',
  },
  'de.bailiff.step-title-public': {
    says: 'もとになる決定（Bescheid）を求めてください。届いていない、または異議を出したなら、今すぐ書面で伝えてください。',
  },
  'de.bailiff.step-wrong-way': {
    says: '守られるはずの物が差し押さえられましたか。執行裁判所に不服を言ってください（Erinnerung）。裁判所の手数料はかかりません。',
  },
  'de.bailiff.step-plan': {
    says: '12か月以内に終わる計画を出してください。2週間遅れると、計画は終わります。',
  },
  'de.bailiff.step-many': {
    says: '払えないほど借金が多いですか。個人の破産は、3年後にあなたを借金から自由にします。無料の借金相談が準備を手伝います。',
  },
  'de.bailiff.option-plan': {
    says: '収入と支出を見せて、決まった日に決まった金額を払うと申し出ます。',
    title: '執行官と計画を決める',
    cost: '借金と執行官の手数料。',
    time: '今日、電話1本。',
    risk: '債権者が断ることがあります。2週間遅れると計画は終わります。',
    bestFor: '1年以内に払い終えられるとき。',
  },
  'de.bailiff.option-plan-public': {
    says: '家計を説明し、毎月の金額を申し出ます。書面の答えを求めます。',
    title: '役所に分割払いを求める',
    cost: '借金と、ときに利息。',
    time: '電話1本と手紙1通。',
    risk: '役所が応じるまで、手続きは進むことがあります。',
    bestFor: '決定は正しいが、お金が足りないとき。',
  },
  'de.bailiff.option-court': {
    says: '近くの裁判所に、差押えのどこが悪いかを伝え、証拠を送ります。',
    title: '執行裁判所に求める',
    cost: '無料か、少しの手数料のことが多いです。',
    time: 'すぐに。',
    risk: 'ひどい苦しみからの保護（§ 765a）は、まれな場合だけです。',
    bestFor: '人ちがい、物ちがい、または本当にひどく困るとき。',
  },
  'de.bailiff.option-help': {
    says: '借金の相談員が、守られる金額を証明し、債権者と話します。',
    title: '今すぐ借金の相談員に会う',
    cost: '無料。',
    time: '今日電話します。',
    risk: '順番待ちがあります。強制執行の日があると言ってください。',
    bestFor: '借金がいくつもある、または口座か家を失うのがこわいとき。',
  },
}
