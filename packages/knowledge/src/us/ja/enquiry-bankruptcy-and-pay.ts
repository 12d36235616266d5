/** The Japanese words of the rows in ../enquiry-bankruptcy-and-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_AND_PAY_JA: Words = {
  'us.fact.chapter7-car': {
    says: '支払いが遅れておらず、車の価値のうち自分の分が州の免除額内なら、たいてい手元に残せます。ローンを改めて約束する（reaffirm）、今の価値を一括で払う（redeem）、返して債務をなくす、のどれかです。滞納があればchapter 13で分割できます。先に弁護士かlegal aidに相談してください。',
  },
  'us.fact.chapter7-house': {
    says: '売却の日より前に申し立てれば、売却はすぐ止まります。滞納があってもchapter 13なら3〜5年で追いつき、家を残せます。滞納がなければ、家の価値のうち自分の分が州のhomestead免除額内ならchapter 7でもたいてい残せます。今すぐ弁護士かlegal aidへ。',
  },
  'us.fact.give-car-back': {
    says: '車を返してもローンは終わりません。貸し手が売り、残額と費用を請求されることがあります。信用情報には引き上げとして載ります。まず支払額を下げるか後に回すよう頼んでください。自分でもっと高く売ってよいかも聞きましょう。約束は書面で。',
  },
  'us.state.fl.ask-head-of-family': {
    says: 'フロリダではhead of familyの給料はたいてい守られます。子どもなどの生活費の半分以上を出していれば当てはまります。週750ドルまでは安全で、それ以上は書面で同意した場合だけです。通知から20日以内に裁判所書記官にclaim of exemptionを出してください。',
  },
  'us.fact.debt-relief-sued': {
    says: '召喚状の期日までに自分で裁判所に答えてください。業者の言葉で裁判は止まらず、答えないと負けます。電話で売った業者は、債務をまとめる前に手数料を取れません。支払いを止め、返金を求め、州司法長官とFTCに苦情を出してください。',
  },
  'us.fact.garnish-no-judgment': {
    says: 'そのままではできません。カード・ローン・医療費では、まず訴えて勝つ必要があります。裁判の書類を受け取っていなければ、裁判所に事件があるか確かめ、書面でそう伝えてください。できないことでの脅しは違法です。CFPBへ。公的債務と連邦学生ローンは別です。',
  },
}
