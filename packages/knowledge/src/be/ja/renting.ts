/** The Japanese words of Belgium: renting. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_JA: Words = {
  'be.home.want-rent': {
    says: '遅れた家賃の支払いか、分割を求めています。この手紙で賃貸契約は終わりません。',
  },
  'be.home.want-leave': {
    says: '家を出るよう求めるか、裁判官に求めると言っています。',
  },
  'be.home.who': {
    says: '家主は個人か会社です。滞納を理由に契約を終わらせられるのは、治安判事（juge de paix）だけです。',
  },
  'be.home.reality': {
    says: '手紙で家を追い出すことはできません。判決が必要で、ほとんどの場合、送達の後さらに1か月あります。',
  },
  'be.home.not-yet': {
    says: '今、追い出すことはできません。判決と執行官（huissier）が必要です。',
  },
  'be.home.rights': {
    says: '裁判官が決めるまで住めます。時間を頼み、CPAS（公的福祉センター）の助けを受けられます。',
  },
  'be.home.know-brussels-winter': {
    says: 'ブリュッセルでは、11月1日から3月15日まで、ほとんどの立ち退きは行えません。',
  },
  'be.home.step-stay': {
    says: '家を出ず、鍵を持っていてください。先に相談を受けてください。',
  },
  'be.home.step-cpas': {
    says: '家賃と家主との話し合いについて、CPAS（OCMW、公的福祉センター）に助けを求めてください。',
  },
  'be.home.step-pay': {
    says: '今の家賃を払い、滞納には毎月の少ない額を書面で提案してください。',
  },
  'be.home.step-hearing': {
    says: '裁判所の書類が来たら、裁判の日に行き、時間を頼んでください。',
  },
  'be.home.right-judge': {
    says: '立ち退きを命じられるのは裁判官だけで、行えるのは執行官（huissier）だけです。',
  },
  'be.home.right-home': {
    says: '家は守られます。家主が勝手に入る、鍵を変える、水や電気を止めることはできません。',
  },
  'be.home.right-month': {
    says: 'ほとんどの場合、判決の送達の後1か月あります。裁判官は長くも短くもできます。',
  },
  'be.home.right-brussels': {
    says: 'ブリュッセルでは、家主は裁判官に行く前に、計算を付けた正式な手紙を送り、1か月待つ必要があります。',
  },
  'be.home.right-notice-flanders': {
    says: 'フランデレンでは、家主が9年の契約を終えるには6か月の予告が必要で、法律が認める場合に限ります。',
  },
  'be.home.right-notice-wallonia': {
    says: 'ワロンでは、家主が9年の契約を終えるには6か月の予告が必要で、法律が認める場合に限ります。',
  },
  'be.home.right-notice-brussels': {
    says: 'ブリュッセルでは、家主が9年の契約を終えるには6か月の予告が必要で、法律が認める場合に限ります。',
  },
  'be.home.option-plan': {
    title: '家賃の分割を決める',
    says: '家賃と、滞納の一部を払うことを書面で提案します。',
    cost: '提案した額。',
    time: '一晩。',
    risk: '約束を守る必要があります。',
    bestFor: '今の家賃を払えるとき。',
  },
  'be.home.option-help': {
    title: 'CPASと借り手の組合に頼む',
    says: 'お金、手紙、話し合いを手伝います。',
    cost: '無料か、少しの料金。',
    time: '今日電話してください。',
    risk: 'ありません。',
    bestFor: '家賃が遅れている方はだれでも。',
  },
  'be.home.option-court': {
    title: '治安判事のところへ行く',
    says: '自分の言い分を話し、時間を頼みます。弁護士はいりません。',
    cost: '無料。',
    time: '午前中。',
    risk: 'あなたがいないと、裁判官だけで決めます。',
    bestFor: '裁判の日が決まっているとき。',
  },
  'be.home.claim-right': {
    says: 'CPAS（OCMW）に知らせが行き、助けを申し出ます。審理に出ましょう。裁判官は猶予を与えられます。立ち退きは普通、早くても判決の送達から1か月後です。',
  },
  'be.home.know-region': {
    says: '賃貸の法律は地域ごとに違います。3つの地域のどこでも、大家が長い契約を終わらせるには、予告と、法律が認める理由が必要です。',
  },
  'be.home.right-notice-all': {
    says: '9年契約を、自分で住むためや工事のために終わらせるには、大家は書面で6か月前に知らせなければなりません。日を契約書と比べてください。うその理由なら、大家がお金を払うことがあります。',
  },
}
