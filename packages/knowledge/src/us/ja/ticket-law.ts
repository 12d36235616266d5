/** The Japanese words of the rows in ../ticket-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKET_LAW_JA: Words = {
  'us.ticket.right-due-process': {
    says: '市や州は、罰金が確定する前に、あなたに知らせ、話を聞かなければなりません。',
  },
  'us.ticket.right-not-excessive': {
    says: 'したことに比べて高すぎる罰金は禁じられています。州や市も同じです。',
  },
  'us.toll.right-owner': {
    says: '通知は持ち主に来ます。車を売った、盗まれた、貸したなら、ほとんどの場合、州の法律により、だれが使っていたかを示せます。',
  },
  'us.toll.step-official': {
    says: '自分で入力した通行料の機関自身のサイトで確かめてください。うその通行料のメッセージは多いです。手数料なしで払えるよう求めます。',
  },
  'us.ticket.de-toll': {
    says: 'デラウェア州では、法律にある場合を除き、持ち主が通行料の責任を負います。通知の日までに争えます。',
  },
  'us.ticket.de-surcharge': {
    says: 'デラウェア州では、罰金に加えられるのは、法律にある額だけです。一つずつ説明を求めてください。',
  },
  'us.ticket.ca-parking': {
    says: 'カリフォルニア州では、駐車違反切符から21日、郵送の通知から14日以内に、無料の最初の見直しを求められます。次は審理です。',
  },
  'us.ticket.ca-toll': {
    says: 'カリフォルニア州では、通行料の通知を、出されてから21日以内に無料で争えます。収入の低い人には分割があります。',
  },
  'us.ticket.ca-declaration': {
    says: 'カリフォルニア州では、裁判所に行かずに、書面で交通違反を争えます（trial by written declaration）。',
  },
  'us.ticket.ny-parking': {
    says: 'ニューヨーク市では、手数料が増える前に、30日以内に駐車違反切符に答えます。オンラインか郵便で審理を求められます。',
  },
  'us.ticket.ny-toll': {
    says: 'ニューヨーク州では、郵便の通行料は車の持ち主の責任です。盗まれた車や貸した車は反論になります。',
  },
  'us.ticket.fl-thirty': {
    says: 'フロリダ州では、交通違反切符から30日以内に、払う、運転の講習を選ぶ、または審理を求めます。',
  },
  'us.ticket.fl-camera': {
    says: 'フロリダ州では、信号カメラの通知から60日以内に、払う、別の運転者の名前を言う、または審理を求めます。',
  },
  'us.ticket.fl-toll': {
    says: 'フロリダ州では、未払いの通行料は交通違反になります。払うか、裁判所に審理を求められます。',
  },
  'us.ticket.tx-camera': {
    says: 'テキサス州では、2019年の法律により、市は信号カメラで運転者に罰金を科せません。',
  },
  'us.ticket.tx-parking': {
    says: 'テキサス州では、市の駐車違反切符の審理を求め、municipal courtに上訴できます。',
  },
  'us.ticket.tx-toll': {
    says: 'テキサス州では、通行の前に車を売った、または貸した持ち主は、通行料を払う義務がありません。期限内に証拠を送ってください。',
  },
  'us.ticket.il-parking': {
    says: 'イリノイ州では、町は、駐車やカメラの違反切符について、直接か郵便での審理を用意しなければなりません。',
  },
  'us.ticket.il-toll': {
    says: 'イリノイ州では、違反の通知について、通行料の機関に審理を求められます。盗まれた車や貸した車は反論になります。',
  },
  'us.ticket.pa-toll': {
    says: 'ペンシルベニア州では、持ち主が通行料の責任を負いますが、車が盗まれた、売った、貸したと示せます。',
  },
  'us.ticket.nj-parking': {
    says: 'ニュージャージー州では、駐車違反切符はmunicipal courtに行きます。そこで無罪（not guilty）を主張できます。',
  },
  'us.ticket.ma-parking': {
    says: 'マサチューセッツ州では、21日以内に駐車違反切符を払うか争います。',
  },
  'us.ticket.ma-citation': {
    says: 'マサチューセッツ州では、交通違反から20日以内に払うか、審理を求めます。',
  },
  'us.ticket.wa-response': {
    says: 'ワシントン州では、違反に3つの方法で答えられます。払う、説明する、審理で争う、です。日数は通知にあります。',
  },
  'us.ticket.oh-parking': {
    says: 'オハイオ州では、駐車違反切符に、払う、説明する、否定する、のどれかで答え、審理を求められます。',
  },
  'us.ticket.va-toll': {
    says: 'バージニア州では、運転していなかった、車が盗まれた、売ったと、裁判所に示せます。',
  },
  'us.ticket.md-toll': {
    says: 'メリーランド州では、District Courtで通行料の違反を争うか、運転していた人の名前を言えます。',
  },
  'us.ticket.ask-step-date': {
    says: '書類の最後の日を探し、その前に動いてください。過ぎると手数料が増えることがあります。',
  },
  'us.ticket.ask-step-proof': {
    says: '証拠を集めてください。標識の写真、領収書、だれが車を使っていたかを示す書類です。',
  },
  'us.ticket.ask-step-real': {
    says: '本物か確かめてください。市、裁判所、機関を自分で調べます。メッセージのリンクは使わないでください。',
  },
  'us.ticket.ask-option-contest': {
    says: '書類にある方法で、審理か見直しを求めます。',
    title: '争う',
    cost: 'ほとんどの場所で無料',
    time: '書類の日まで',
    risk: '早期の割引を失うことがあります。',
    bestFor: 'まちがい、または別の人が車を使っていた場合。',
  },
  'us.ticket.ask-option-plan': {
    says: '分割か、収入が低いなら減額を求めます。',
    title: '分割を求める',
    cost: '毎月その一部',
    time: '書類の日より前',
    risk: 'なし。',
    bestFor: '一度に払えない場合。',
  },
  'us.ticket.private-contract': {
    says: '民間の会社は、あなたが条件に同意したことを示さなければなりません。はっきりした標識と公正な額です。同意できなければ裁判所が決めます。',
  },
  'us.ticket.private-records': {
    says: '会社が車の記録からあなたの名前を得られるのは、連邦法にある使い方のためだけです。',
  },
  'us.ticket.private-collector': {
    says: '取立て会社が手紙を書いたら、30日以内に証拠を求められます。罰金と呼んだり、逮捕でおどしたりしてはいけません。',
  },
  'us.ticket.pa-parking': {
    says: 'ペンシルベニア州では、駐車違反に無罪を申し立てて話を聞いてもらえます。フィラデルフィアでは、Bureau of Administrative Adjudicationで争います。',
  },
}
