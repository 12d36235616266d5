/** After the judge has ordered the eviction: the order to leave and more time: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_JUDGED_JA: Words = {
  'fr.home.want-leave': {
    says: '裁判官が立ち退きを命じました。執行官が、出るよう伝えています（commandement de quitter les lieux）。',
  },
  'fr.home.reality-judged': {
    says: '裁判所の決定があるので、急ぎます。それでも、時間、助ける人、もっと時間を与えられる裁判官がいます。',
  },
  'fr.home.deadline-leave': {
    says: '裁判官が短くしていなければ、出るまで、命令から2か月あります。その前に、執行の裁判官に、もっと時間を求めてください。',
    action: '裁判官にもっと時間を求め、家を探す',
    consequence:
      'その後、執行官は警察の助けを求められます。11月1日から3月31日までは、ほとんどの場合、追い出されません。',
  },
  'fr.home.rights-judged': {
    says: '今からでも、執行裁判官に猶予を、国に住まい（DALO）を、そして無料の弁護士を求められます。',
  },
  'fr.home.option-more-time': {
    title: '裁判官に猶予を求める',
    says: '執行裁判官（juge de l’exécution）に、受領証付きの書留か裁判所に出す書面で、退去の猶予を求めます。住まいを探している証拠も付けます。',
    cost: '€50の負担金がかかることがあります。裁判の援助があれば、かかりません。弁護士は要りません。',
    time: '今すぐ手紙を1通、その後に審問。',
    risk: '裁判官が決めるまで、手続きは進みます。悪意のある人に猶予は出ません。',
    bestFor: '次の住まいがまだないとき。',
  },
  'fr.home.step-more-time': {
    says: '出るまでのもっと長い時間を、執行の裁判官に求めてください。1か月から1年です。家を探していることを示します。',
  },
  'fr.home.step-dalo': {
    says: '新しい家がないまま立ち退きになりそうなら、住まいの権利（DALO）を申請してください。',
  },
  'fr.home.right-home-help': {
    says: '立ち退きを命じられたら、国に家を求める権利（DALO）があります。',
  },
  'fr.home.warn-judged': {
    says: '裁判官が決めました。今日、無料の弁護士かADILに相談し、時間を求めてください。',
  },
  'fr.home.judged-winter': {
    says: '11月1日から3月31日まで、ほとんどの場合、借り手は追い出されません（trêve hivernale）。',
    learnMore:
      '判決の後、執行官はまず出るようにという命令を出さなければならず、その後、ほとんどの場合2か月あります。',
  },
  'fr.home.judged-adil': {
    says: 'SOS loyers impayés（0 805 16 00 75）かADILに電話してください。福祉の相談員に、住まいの基金（FSL）について聞きます。',
  },
  'fr.home.judged-three-years': {
    says: '家賃の事件では、審理の前に今の家賃をまた払えば、最長3年を裁判官に求められます。',
  },
  'fr.home.judged-time': {
    says: '出るまでのもっと長い時間を、執行の裁判官に求める権利があります。1か月から1年です。',
  },
}
