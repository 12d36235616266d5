/** The Japanese words of the rows in ../bailiff.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_JA: Words = {
  'de.bailiff.want': {
    says: '裁判所の執行官（Gerichtsvollzieher）が、あなたに借金を払うよう求めています。この借金には、強制執行できる裁判所の文書があります。',
  },
  'de.bailiff.want-statement': {
    says: '2週間以内に払ってください。または面談に来て、持っている物と収入を書き出してください（Vermögensauskunft）。',
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
    says: '期日の前に、手紙に書かれた役所に電話してください。家計を見せると、役所はよく分割払いに応じます。',
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
  'de.bailiff.not-yet-arrest': {
    says: '借金のために逮捕されることはありません。逮捕の命令が出るのは、理由なしに面談に来ないか、答えを断るときだけです。',
  },
  'de.bailiff.know-month': {
    says: '銀行は、差し押さえたお金を渡すまで1か月待たなければなりません。その月のうちに作ったP-Kontoは、最初にさかのぼって守ります。',
    learnMore:
      '銀行に書面で伝えてください。「私の口座をP-Kontoにしてください。」銀行は4営業日目からそうしなければなりません。',
  },
  'de.bailiff.know-register': {
    says: '払えない、または断ると、債務者の名簿に3年間のります。全部払えば、早く消えます。',
  },
  'de.bailiff.deadline-statement': {
    says: '支払いの求めと、財産を書き出すことの間に、2週間がなければなりません。',
    action: '払うか、執行官と分割払いを決める',
    consequence: 'その後は、面談に来て、持っている物を書き出さなければなりません。',
  },
  'de.bailiff.deadline-account': {
    says: '銀行に差押えが届いてから1か月以内に作ったP-Kontoは、すでに止められたお金も守ります。ここに示す日は、郵便の時間を見こんでいます。',
    action: '口座を、守られた口座（P-Konto）に変えてもらう',
    consequence: '銀行は、差し押さえたお金を債権者に渡します。',
  },
  'de.bailiff.deadline-clearing': {
    says: '立ち退きから守る申立ては、立ち退きの日の2週間以上前に届かなければなりません。',
    action: '執行裁判所に、立ち退きを止めるか延ばすよう求める（§ 765a ZPO）',
    consequence: 'それより後の申立ては、理由が後からできたか、さまたげられたときだけ認められます。',
  },
  'de.bailiff.step-call': {
    says: '期日の前に執行官に電話してください。毎月本当に払える金額を言ってください。',
  },
  'de.bailiff.step-call-public': {
    says: '期日の前に役所に電話してください。分割払いか延期を求め、書面でも送ってください。',
  },
  'de.bailiff.step-account': {
    says: '今日、口座をP-Kontoに変えてください。すると、月に少なくとも€1,590は差し押さえられません。',
  },
  'de.bailiff.step-certificate': {
    says: '子ども、養う配偶者、児童手当がありますか。もっと守られるように、借金相談所で証明書をもらってください。',
  },
  'de.bailiff.step-attend': {
    says: '面談に行ってください。病気なら、その前に証明を送ってください。行かないと、逮捕の命令が出ることがあります。',
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
  'de.bailiff.step-clearing': {
    says: '立ち退きの日が決まっています。今日、町の住まいの係（Wohnungssicherung）と弁護士に行ってください。',
  },
  'de.bailiff.option-plan': {
    says: '収入と支出を見せて、決まった日に決まった金額を払うと申し出ます。',
    title: '執行官と計画を決める',
    cost: '借金と執行官の手数料。',
    time: '期日の前に電話1本。',
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
  'de.bailiff.option-protect': {
    says: 'P-Kontoを求め、子どもと給付の証明書を持って行きます。',
    title: '口座と給料を守る',
    cost: '銀行では無料。証明書は少しかかることがあります。',
    time: '4営業日。',
    risk: 'P-Kontoでは、残高を超えて借りられません。',
    bestFor: '収入が少ない、または口座が差し押さえられたとき。',
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
  'de.bailiff.right-income': {
    says: '2027年6月30日まで、毎月の手取りのうち少なくとも€1,587.40は安全です。養う人が1人いれば、€597.42が加わります。',
  },
  'de.bailiff.right-account': {
    says: 'P-Kontoでは、月に少なくとも€1,590が自由に残ります。使わなかった分は、さらに3か月守られます。',
  },
  'de.bailiff.right-things': {
    says: 'つつましい暮らし、仕事、健康に必要な物は差し押さえられません。仕事に必要な車も、よく入ります。',
  },
  'de.bailiff.right-home': {
    says: '執行官が裁判官の命令を見せるまで、家を調べるのを断れます。',
  },
  'de.bailiff.right-night': {
    says: '特別な命令がなければ、家では午後9時から午前6時まで、日曜日と祝日には、何も行われません。',
  },
  'de.bailiff.right-hardship': {
    says: '命の危険など、とてもひどく困るまれな場合に、裁判所は手続きを止められます。',
  },
  'de.bailiff.right-extra-pay': {
    says: '残業代の半分、休暇のお金、クリスマスの賞与の一部は、差し押さえられません。',
  },
  'de.bailiff.right-no-firing': {
    says: '雇い主は給料の差押えを知り、債権者に答えなければなりません。1回の差押えだけで解雇してよいことは、ほとんどありません。',
  },
  'de.bailiff.warn-false': {
    says: '財産を書き出すときは、本当のことを全部言ってください。うそを書くのは犯罪です。',
  },
  'de.bailiff.warn-credit': {
    says: '給料は、守られた口座だけに入れてもらってください。P-Kontoは1つしか持てません。',
  },
  'de.bailiff.warn-eviction': {
    says: '決まった日に家を失うかもしれません。今すぐ、弁護士と町の住まいの係に動いてもらってください。',
  },
  'de.bailiff.insight-nothing': {
    says: 'あなたの物がすべて守られているなら、執行官はそれを書きとめるだけです。債権者は今は何も受け取れません。',
    actionable: '収入、家賃、家族の証明を面談に持って行ってください。',
  },
  'de.bailiff.tactic-certificate': {
    says: 'P-Kontoの証明書があると、守られる金額が何百ユーロも増えることがあります。',
    risk: '期限が切れたら、新しくしなければなりません。',
    notWhen: '一人暮らしで、だれも養わず、児童手当も受けていないとき。',
  },
  'de.bailiff.tactic-judge-account': {
    says: '守られたお金だけが入るなら、裁判所は最長12か月、口座を差押えから外せます。',
    risk: '過去6か月分を証明しなければなりません。',
    notWhen: '守られる金額より多く入ることがあるとき。',
  },
  'de.bailiff.myth-everything': {
    says: '執行官は、つつましい家に必要な物を取れません。ベッド、冷蔵庫、洗濯機、ふつうのテレビなどです。',
  },
  'de.bailiff.change-limits': {
    says: 'だれも差し押さえられない金額が、2026年7月1日に上がりました。',
    was: '2026年6月30日まで、基本の安全な金額は月に€1,555.00でした。',
    is: '2026年7月1日から、月に€1,587.40です。',
  },
  'de.bailiff.account-want': {
    says: 'あなたの口座か、ほかのお金が、債権者のために差し押さえられました。銀行はお金を止めなければならず、今はあなたに払えません。',
  },
  'de.bailiff.account-who': {
    says: '銀行は、命令に書かれたことをするだけです。お金は、命令に書かれた債権者に行きます。',
  },
  'de.bailiff.account-reality': {
    says: 'またすぐにお金を使えるようになります。P-Kontoは、毎月の基本の金額を自由にします。すでに止められたお金にも効きます。',
  },
  'de.bailiff.account-step': {
    says: '今日銀行に行き、書面でP-Kontoを求めてください。子どもと給付の証明を持って行ってください。',
  },
  'de.bailiff.account-option': {
    says: '債権者が差押えを休ませるなら（ruhend stellen）、分割払いを申し出ます。',
    title: '債権者と決める',
    cost: '借金を少しずつ。',
    time: '数日。',
    risk: '決めるのは債権者です。書面でもらってください。',
    bestFor: '毎月決まった金額を払えるとき。',
  },
}
