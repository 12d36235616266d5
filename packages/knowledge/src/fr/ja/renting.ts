/** The Japanese words of the rows in ../renting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_JA: Words = {
  'fr.home.want-rent': {
    says: '遅れた家賃の支払いか、計画を求めています。この手紙で契約は終わりません。',
  },
  'fr.home.want-order': {
    says: 'これは、家賃を払うようにという正式な命令（commandement de payer）です。期限内に払わないと、契約を終わらせるよう裁判官に求められます。',
  },
  'fr.home.want-notice': {
    says: '大家が、解約を知らせています（congé）。売るため、自分で住むため、または重大な理由のためです。',
  },
  'fr.home.want-leave': {
    says: '裁判官が立ち退きを命じました。執行官が、出るよう伝えています（commandement de quitter les lieux）。',
  },
  'fr.home.want-other': {
    says: '家を出るよう求めているか、そのために裁判所に行くと言っています。',
  },
  'fr.home.who': {
    says: '大家か管理する会社は、民間の人か会社です。住む権利を終わらせるのは裁判官だけで、追い出せるのは判決を持つ執行官だけです。',
  },
  'fr.home.reality': {
    says: '手紙では、だれも追い出せません。裁判官、次に執行官、それからほとんどの場合、知事（préfet）の警察の助けが必要です。何か月もかかります。',
  },
  'fr.home.reality-judged': {
    says: '裁判所の決定があるので、急ぎます。それでも、時間、助ける人、もっと時間を与えられる裁判官がいます。',
  },
  'fr.home.not-yet': {
    says: '今、追い出すことはできません。判決、出るようにという命令、そしてほとんどの場合その後2か月が必要です。',
  },
  'fr.home.not-yet-winter': {
    says: '11月1日から3月31日まで、ほとんどの場合、借り手は追い出されません（trêve hivernale）。家賃と裁判は続きます。',
  },
  'fr.home.rights-summary': {
    says: '裁判官が決めるまで住めます。時間、家賃の助け、無料の弁護士を求められます。',
  },
  'fr.home.know-three-years': {
    says: '審理の前に今の家賃をまた払えば、裁判官は、遅れた家賃のために最長3年を与えられます。',
    learnMore: '借金が残っても、次の家賃は全部払ってください。',
  },
  'fr.home.deadline-six-weeks': {
    says: '払うか助けを受けるために、命令（commandement）から6週間あります。2023年7月29日より前の契約では、よく2か月です。',
    action: '家賃の滞納を払うか、計画を決める',
    consequence: 'その後、大家は、契約を終わらせるよう裁判官に求められます。',
  },
  'fr.home.deadline-two-months': {
    says: 'この命令は、古い契約のように、支払いに2か月を与えています。',
    action: '家賃の滞納を払うか、計画を決める',
    consequence: 'その後、大家は、契約を終わらせるよう裁判官に求められます。',
  },
  'fr.home.deadline-leave': {
    says: '裁判官が短くしていなければ、出るまで、命令から2か月あります。その前に、執行の裁判官に、もっと時間を求めてください。',
    action: '裁判官にもっと時間を求め、家を探す',
    consequence:
      'その後、執行官は警察の助けを求められます。11月1日から3月31日までは、ほとんどの場合、追い出されません。',
  },
  'fr.home.step-stay': {
    says: 'まだ出ず、鍵も返さないでください。先に相談します。',
  },
  'fr.home.step-adil': {
    says: 'ADILかSOS loyers impayés（0 805 16 00 75）に電話してください。無料で、地域の助ける人を知っています。',
  },
  'fr.home.step-fsl': {
    says: '福祉の相談員に、住まいの基金（FSL）の助けを求めてください。住居手当が続くように、CAFにも伝えます。',
  },
  'fr.home.step-pay-rent': {
    says: 'できれば、今の家賃を払ってください。裁判官がまず見るのはそれです。',
  },
  'fr.home.step-more-time': {
    says: '出るまでのもっと長い時間を、執行の裁判官に求めてください。1か月から1年です。家を探していることを示します。',
  },
  'fr.home.step-check-notice': {
    says: '解約の知らせを確かめてください。理由があるか、契約が終わる6か月前（家具つきは3か月前）か、書留、執行官、または手渡しかです。',
  },
  'fr.home.step-plan': {
    says: '家賃と毎月の少ない金額を、書面で申し出てください。支払いのたびに証拠を残します。',
  },
  'fr.home.step-dispute': {
    says: '家賃の記録を求め、月ごと、支払いごと、毎年の共益費の計算を確かめてください。',
  },
  'fr.home.step-dalo': {
    says: '新しい家がないまま立ち退きになりそうなら、住まいの権利（DALO）を申請してください。',
  },
  'fr.home.right-judge': {
    says: '住むことを終わらせられるのは裁判官だけで、それを行えるのは執行官だけです。',
  },
  'fr.home.right-no-force': {
    says: '鍵を変えたり、力で出したりする大家は罪を犯しています。最長3年の刑務所と€30,000です。警察（17）に電話してください。',
  },
  'fr.home.right-winter': {
    says: '冬の休みの権利があります。ほとんどの場合、11月1日から3月31日まで、追い出されません。',
  },
  'fr.home.right-three-years': {
    says: 'また家賃を払えば、家賃の滞納を払うために最長3年を裁判官に求める権利があります。',
  },
  'fr.home.right-reason': {
    says: '家具なしの家では、大家は、契約が終わる6か月前に知らせなければなりません。理由は、売る、自分で使う、重大な理由だけです。',
  },
  'fr.home.right-reason-furnished': {
    says: '家具つきの家では、大家は、契約が終わる3か月前に、理由をつけて知らせなければなりません。売る、自分で使う、または重大な理由です。',
  },
  'fr.home.right-older': {
    says: '65歳を超え、収入が少なければ、大家はほとんどの場合、近くの別の家を申し出なければなりません。',
  },
  'fr.home.right-buy': {
    says: '家具なしの家を売るための知らせは、まずあなたへの申し出です。知らせの期間の最初の2か月に「はい」と言えます。',
  },
  'fr.home.right-home-help': {
    says: '立ち退きを命じられたら、国に家を求める権利（DALO）があります。',
  },
  'fr.home.option-plan': {
    says: '家賃と、滞納を減らす金額を申し出て、二人で署名します。',
    title: '家賃の計画を決める',
    cost: '申し出た金額。',
    time: '一晩。',
    risk: '破ると、手続きが進みます。',
    bestFor: '今の家賃を払えるとき。',
  },
  'fr.home.option-help': {
    says: 'ADIL、福祉の相談員、住まいの基金（FSL）は、多くの立ち退きを止められます。',
    title: '無料の住まいの助けを受ける',
    cost: '何もかかりません。',
    time: '今日電話します。',
    risk: 'ありません。',
    bestFor: '家賃が遅れている、または解約の知らせを受けたすべての人。',
  },
  'fr.home.option-court': {
    says: '裁判官にあなたの側を話し、時間を求めます。弁護士はいりません。',
    title: '審理に行く',
    cost: '何もかかりません。',
    time: '半日。',
    risk: '行かないと、裁判官だけで決めます。',
    bestFor: '審理の日があるとき。',
  },
  'fr.home.option-dispute': {
    says: '理由がうそか、期間が短すぎるなら、大家に書きます。すると契約は続くか、裁判官が決めます。',
    title: '解約を争う',
    cost: '書留1通。',
    time: '1時間。',
    risk: '解約が有効なら、その終わりに出なければなりません。',
    bestFor: '知らせが遅い、理由がない、または理由が口実のとき。',
  },
  'fr.home.option-overdebt': {
    says: 'Banque de Franceは、家賃の滞納も入れられます。すると裁判官が、しばらく立ち退きを止めることがあります。',
    title: '多重債務の助けを申請する',
    cost: '何もかかりません。',
    time: '最長3か月。',
    risk: '今の家賃は払わなければなりません。',
    bestFor: '家賃の滞納と、ほかの借金があるとき。',
  },
  'fr.home.warn-hearing': {
    says: '呼出しが来たら、審理に行ってください。生活の調査を申し出られます。答えてください。あなたを助けます。',
  },
  'fr.home.warn-judged': {
    says: '裁判官が決めました。今日、無料の弁護士かADILに相談し、時間を求めてください。',
  },
  'fr.home.insight-no-reason': {
    says: '解約の理由が見つかりません。法律の3つの理由のどれかがなければ、効きません。',
    actionable: 'ADILに見てもらい、住み続けると大家に書面で伝えてください。',
  },
  'fr.home.insight-costs': {
    says: '手紙は、手数料や違約金を加えています。住まいの契約では、督促の手数料や違約金を借り手に負わせられません。',
    actionable: '家賃と共益費だけを払い、理由を書面で伝えてください。',
  },
  'fr.home.tactic-ccapex': {
    says: 'あなたの件を、立ち退きを防ぐ委員会（CCAPEX）に回すよう求めてください。大家、CAF、福祉の相談員を集めます。',
    risk: 'ありません。',
    notWhen: '審理が数日後のとき。先に弁護士に相談してください。',
  },
  'fr.home.element-fsl': {
    says: '命令には、頼れる住まいの基金（FSL）を書かなければなりません。',
    name: '住まいの基金の住所',
    ifMissing:
      '住まいの基金（FSL）が見つかりません。ADILに見せてください。足りない部分があると、命令が無効になることがあります。',
  },
  'fr.home.element-count': {
    says: '命令には、毎月の家賃と、借金の計算を示さなければなりません。',
    name: '家賃と借金の計算',
    ifMissing: '借金の計算が見つかりません。求めてください。',
  },
  'fr.home.myth-winter-free': {
    says: '冬の休みが止めるのは追い出すことで、家賃ではありません。借金は増え、裁判は続きます。',
  },
  'fr.home.myth-lock': {
    says: 'いいえ。大家は、鍵を変えること、水や電気を止めること、あなたの物を外に出すことができません。',
  },
  'fr.home.officer-order': {
    says: 'これは、家賃を払うようにという正式な命令（commandement de payer）です。期限内に払わないと、契約を終わらせるよう裁判官に求められます。',
  },
  'fr.home.officer-leave': {
    says: '裁判官が立ち退きを命じました。執行官が、出るよう伝えています（commandement de quitter les lieux）。',
  },
  'fr.home.officer-reality': {
    says: 'この命令だけで、契約は終わらず、追い出されません。払うか助けを受けるための期間が始まります。決められるのは裁判官だけです。',
  },
  'fr.home.officer-reality-judged': {
    says: '裁判所の決定があるので、急ぎます。それでも、時間、助ける人、もっと時間を与えられる裁判官がいます。',
  },
  'fr.home.officer-winter': {
    says: '11月1日から3月31日まで、ほとんどの場合、借り手は追い出されません（trêve hivernale）。',
  },
  'fr.home.officer-adil': {
    says: '今日、SOS loyers impayés（0 805 16 00 75）かADILに電話してください。無料です。',
  },
  'fr.home.officer-fsl': {
    says: '福祉の相談員に住まいの基金（FSL）を求め、CAFに伝えてください。できれば、今の家賃を払います。',
  },
  'fr.home.officer-time': {
    says: '出るまでのもっと長い時間を、執行の裁判官に求めてください。1か月から1年です。家を探していることを示します。',
  },
  'fr.home.officer-three-years': {
    says: 'また家賃を払えば、家賃の滞納を払うために最長3年を裁判官に求める権利があります。',
  },
  'fr.home.officer-right-winter': {
    says: '冬の休みの権利があります。ほとんどの場合、11月1日から3月31日まで、追い出されません。',
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
