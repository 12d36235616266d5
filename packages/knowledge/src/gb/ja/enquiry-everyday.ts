/** Everyday questions: scams, energy, water, flights, broadband: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_JA: Words = {
  'gb.scam.option-check': {
    says: '返事をしないでください。届け出て、相手をブロックし、写しを残したら消します。',
    title: '届け出て、放っておく',
    cost: '無料。',
    time: '5分。',
    risk: '本物の会社に確かめた後なら、ありません。',
    bestFor: 'まだ払っていない、情報も教えていない場合。',
  },
  'gb.ask-consumer.scam-paid': {
    says: '今すぐ、159かカードの番号で銀行に電話してください。2024年10月7日以降のイギリス国内の銀行振込なら、銀行は原則として£85,000まで返さなければなりません。その後、詐欺を届け出ます。',
  },
  'gb.ask-consumer.energy-cut-off': {
    says: 'これは最後の手段で、まれです。会社は先に分割払いを提案しなければならず、入るにはあなたの同意か令状（warrant）が必要です。今日電話し、病気、子ども、高齢のことを伝えてください。',
    dependsOn: 'いっしょに住む人と、分割払いを決められるか',
  },
  'gb.ask-consumer.scam-bank-pays': {
    says: 'はい、2024年10月7日以降のイギリス国内の銀行振込なら、原則として£85,000まで返します。今すぐ、159かカードの番号で銀行に電話してください。その後、詐欺を届け出ます。',
  },
  'gb.ask-consumer.scam-bank-refuses': {
    says: '書面で銀行に苦情を出してください。重大な不注意だったと銀行が示さなければならず、あなたの健康やストレスも考えます。最終回答の後、6か月以内にオンブズマン（Ombudsman）に無料で行けます。',
  },
  'gb.ask-consumer.scam-real': {
    says: 'メッセージからリンクを押す、電話する、払うことはしないでください。本物の会社を自分で調べて聞きます。詐欺のSMSは7726へ、メールはreport@phishing.gov.ukへ送ってください。',
    dependsOn: '本物の会社が認めるか',
  },
  'gb.ask-consumer.prepayment': {
    says: '先に、払える計画を提案しなければなりません。2歳より下の子どもがいる家など、無理につけてはいけない家もあります。入るには、あなたの同意か令状（warrant）が必要です。',
    dependsOn: 'いっしょに住む人と、ほかの方法で払えるか',
  },
  'gb.ask-consumer.back-bill': {
    says: '電気やガスの会社は、請求を忘れていた12か月より前の使用分を請求できません。あなたがじゃまをした場合は別です。その分を引くよう求めてください。8週間後は、Energy Ombudsmanに行きます。',
  },
  'gb.ask-consumer.water-cut-off': {
    says: '水道会社は、お金を払っていないことを理由に、家の水を止めたり弱めたりできません。分割払いか、安い料金を頼んでください。',
  },
  'gb.ask-consumer.flight': {
    says: '取りやめなら、返金か別の便を選べます。待つ間、食事と部屋があります。航空会社のせいで、大きく遅れたか、14日前より後に知らされたなら、補償があります。',
    dependsOn: 'どれくらい遅れたか、理由、いつ知らされたか',
  },
  'gb.ask-consumer.broadband': {
    says: 'まず会社に苦情を出し、日付を残してください。6週間後か最終回答の後、無料の紛争解決機関が決められます。約束よりずっと悪いなら、手数料なしで解約するよう求めてください。',
  },
  'gb.ask-consumer.flight-right-choice': {
    says: '航空会社が取りやめたら、あなたが選びます。7日以内の返金か、できるだけ早い別の便です。',
  },
  'gb.ask-consumer.flight-right-care': {
    says: '待つ間は食べ物と飲み物があり、夜を過ごす必要があれば部屋があります。',
  },
  'gb.ask-consumer.flight-step-claim': {
    says: '書面で航空会社に請求してください。便の番号と遅れを書き、領収書を全部残します。',
  },
}
