/** The Japanese words of the rows in ../court-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_JA: Words = {
  'fr.judgment.want': {
    says: '裁判所が決めました。何を払い、何をしなければならないかが、書類に書いてあります。',
  },
  'fr.judgment.who': {
    says: '決定は裁判所から来ています。ほとんどの場合、執行官（commissaire de justice）が届けます。',
  },
  'fr.judgment.reality': {
    says: '大事なことですが、まだ道があります。控訴、支払いの時間、多重債務の助けです。',
  },
  'fr.judgment.rights-summary': {
    says: '期限内に控訴し、支払いの時間を求め、法律が守るものを残せます。',
  },
  'fr.judgment.not-yet': {
    says: '執行官が判決をあなたに届ける（signification）前は、差し押さえできません。',
  },
  'fr.judgment.know-lapse': {
    says: 'あなたが出ておらず、6か月より後に届けられたなら、効かないことがあります。',
    learnMore: '判決の日付と、届けられた日付を比べてください。',
  },
  'fr.judgment.deadline-appeal': {
    says: '控訴するか、欠席の判決に異議を出すために、届けられてから1か月あります。',
    action: '判決に控訴（appel）する',
    consequence: 'その後、判決は確定します。',
  },
  'fr.judgment.deadline-order': {
    says: '支払命令に異議を出すために、届けられてから1か月あります。',
    action: '支払命令に異議（opposition）を出す',
    consequence: '何もしないと、命令を強制できます。',
  },
  'fr.judgment.deadline-fifteen': {
    says: '急ぎの命令（référé）か、執行の裁判官の決定に控訴できるのは、15日だけです。',
    action: '決定に控訴（appel）する',
    consequence: 'その後は、今のところ確定します。',
  },
  'fr.judgment.step-read': {
    says: '最後のページを読んでください。何を、だれに払い、どうやって控訴するかです。受け取った日を書きとめます。',
  },
  'fr.judgment.step-advice': {
    says: '控訴について、すぐに弁護士かpoint-justice（3039）に相談してください。収入が少なければ、国が払います。',
  },
  'fr.judgment.step-call-officer': {
    says: '差し押さえられる前に、執行官か債権者に書いて、毎月の金額を申し出てください。',
  },
  'fr.judgment.step-overdebt': {
    says: '借金が多ければ、Banque de Franceに申請してください。無料で、差押えを止められることがあります。',
  },
  'fr.judgment.step-pay': {
    says: 'できるだけ早く払ってください。判決に力が出てから2か月後、利率は5ポイント上がります。',
  },
  'fr.judgment.step-appeal': {
    says: '金額を見てください。€5,000までの判決は、ほとんど控訴がなく、最高の裁判所（cassation）だけです。',
  },
  'fr.judgment.right-appeal': {
    says: '大きい判決のほとんどには、1か月以内に控訴する権利があります。できるかどうかは、書類に書いてあります。',
  },
  'fr.judgment.right-time': {
    says: "支払いの求めか差押えの後でも、執行の裁判官（juge de l'exécution）は、まだ時間を与えられます。",
  },
  'fr.judgment.right-floor': {
    says: '約€650の基本の金額は、口座に残さなければなりません（solde bancaire insaisissable）。',
  },
  'fr.judgment.right-goods': {
    says: 'ベッド、服、机、冷蔵庫、洗濯機、仕事の道具は差し押さえられません。',
  },
  'fr.judgment.option-appeal': {
    says: '弁護士が、期限内に控訴裁判所に控訴を送ります。',
    title: '控訴する',
    cost: '弁護士。裁判の援助があれば別です。',
    time: '始めるのに1か月。1年以上かかります。',
    risk: 'その間も、よく払わなければならず、費用が増えることがあります。',
    bestFor: '裁判所が明らかにまちがえたとき。',
  },
  'fr.judgment.option-plan': {
    says: '執行官か債権者に、毎月の金額を申し出ます。断られたら、執行の裁判官に求めます。',
    title: '計画を決める',
    cost: '出せる金額。',
    time: '手紙1通、その後数週間。',
    risk: '計画を守ってください。',
    bestFor: '判決を受け入れるとき。',
  },
  'fr.judgment.option-overdebt': {
    says: 'Banque de Franceに申請します。認められると、計画を作る間、差押えは止まります。',
    title: '多重債務の助けを申請する',
    cost: '何もかかりません。',
    time: '答えまで最長3か月。',
    risk: '支払いに問題がある人として、名簿に載ります。',
    bestFor: 'すべての借金は払えないとき。',
  },
  'fr.judgment.warn-ten-years': {
    says: '判決は10年強制できます。待っても消えません。',
  },
  'fr.judgment.step-costs': {
    says: '金額を一つずつ確かめてください。借金、利息、費用（dépens）、相手の弁護士のための金額（article 700）です。',
  },
}
