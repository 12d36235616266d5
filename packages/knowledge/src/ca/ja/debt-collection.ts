/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'ca.debt.want': {
    says: 'この手紙は、お願いをしているだけです。手紙だけで払わせることはできません。',
  },
  'ca.debt.reality': {
    says: 'これは会社からの手紙で、裁判所からではありません。この手紙では、だれもあなたの給料や物を取れません。',
  },
  'ca.debt.who': {
    says: '取立て会社（collection agency）は、あなたが借りていた会社のために働いているか、借金を買いました。裁判所や警察の力はありません。',
  },
  'ca.debt.rights': {
    says: '証拠を求め、借金を争い、払える額を提案できます。だれも、おどしたり、はじをかかせたりしてはいけません。',
  },
  'ca.debt.no-wages-yet': {
    says: 'まだ給料を取ることはできません。ほとんどの借金では、先に裁判を起こして勝たなければなりません。',
  },
  'ca.debt.no-goods-yet': {
    says: '物を取ることも、家に入ることもできません。差し押さえができるのは裁判所の執行官だけで、判決の後です。貸し手は、ローンの担保の車を取ることがあります。',
  },
  'ca.debt.know-old': {
    says: '借金は、古すぎて裁判にできなくなることがあります。多くの州では2年、ケベック州では3年です。支払いや署名した書面で、数え直しになることがあります。',
    learnMore:
      '最後に払った日や手紙を書いた日を調べてください。何かを払ったり署名したりする前に調べます。',
  },
  'ca.debt.right-details': {
    says: '借金の内容を知る権利があります。いくらか、何の分か、だれが取り立てるかです。',
  },
  'ca.debt.step-check': {
    says: '自分の借金かを確かめてください。名前、金額、日付、最初にだれから借りたかを見ます。',
  },
  'ca.debt.step-age': {
    says: '最後に払った日を調べてください。何年も前なら、まだ何も払わず、署名しないでください。',
  },
  'ca.debt.step-write': {
    says: '返事を書いてください。借金の証拠、費用の一覧、最初の貸し手の名前を求めます。',
  },
  'ca.debt.step-help': {
    says: '営利でない借金の相談員（credit counsellor）と話してください。借金が多いなら、借金整理の専門家（Licensed Insolvency Trustee）に聞きます。最初の相談は、ほとんど無料です。',
  },
  'ca.debt.step-offer': {
    says: '払う義務があるなら、家計の表を作ってください。続けて払える額を書面で提案し、支払いのたびに証拠を取っておきます。',
  },
  'ca.debt.step-dispute': {
    says: 'まちがっていたら、そのことと理由を書面で伝えてください。証拠は原本ではなく、写しを送ります。',
  },
  'ca.debt.opt-proof': {
    says: '何を、なぜ払うのか、示すように求めます。見るまでは何も払わないでください。',
    title: '証拠を求める',
    cost: '無料。',
    time: '手紙1通。その後、数週間。',
    risk: '低い。裁判を起こされることはあるので、裁判所の書類に気をつけてください。',
    bestFor: '自分の借金かわからない、または金額がおかしいとき。',
  },
  'ca.debt.opt-plan': {
    says: '毎月の額か、全部を終わらせる少なめの額を一度に払うことを提案します。払う前に、書面で約束をもらってください。',
    title: '払える額を提案する',
    cost: '決めた額。',
    time: '数日から数週間。',
    risk: '払うと、期限の数え直しになることがあります。',
    bestFor: '払う義務があり、古すぎないとき。',
  },
  'ca.debt.opt-trustee': {
    says: '専門家（trustee）は、長くて5年で借金の一部を払うことを、債権者に提案できます。ほとんどの裁判と給料の差し押さえが止まります。',
    title: '返済の提案（consumer proposal）について聞く',
    cost: '決めた支払いから出ます。',
    time: '5年まで。',
    risk: '信用情報に数年のります。',
    bestFor: 'とても返しきれない借金があるとき。',
  },
  'ca.debt.insight-restart': {
    says: 'ほとんどの州では、少し払うだけでも期限の数え直しになることがあります。電話の人が少しの額を求めるのは、そのためのことが多いです。',
    actionable: '少しでも払う前に、借金がどれだけ古いか確かめてください。',
  },
  'ca.debt.warn-court': {
    says: '裁判所の書類が来たら、放っておかないでください。間に合うように答えないと、あなたがいなくても相手が勝つことがあります。',
  },
  'ca.debt.warn-settlers': {
    says: '先にお金を取って借金を解決すると言う会社に気をつけてください。専門家（trustees）や営利でない相談員のほうが安全です。',
  },
  'ca.debt.myth-prison': {
    says: 'カード、ローン、請求を払わないことで刑務所に入ることはありません。そう言う取立て人は、決まりを破っています。',
  },
  'ca.debt.myth-things': {
    says: '取立て会社（collection agency）は物を取れません。取れるのは裁判所の執行官だけで、判決の後です。車がローンの担保なら、貸し手は車を取り戻せることがあります。',
  },
  'ca.debt.element-creditor': {
    says: 'だれに払うお金かを言わなければなりません。',
    name: 'だれに払うお金か',
    ifMissing: 'だれに払うお金か、手紙に書いてありません。払う前に聞いてください。',
  },
  'ca.debt.element-sum': {
    says: 'いくら求めるかを言わなければなりません。',
    name: 'いくらか',
    ifMissing: 'はっきりした金額が手紙にありません。全部の明細を求めてください。',
  },
}
