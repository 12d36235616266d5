/** Energy, water and phone bills: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_JA: Words = {
  'gb.bill.want': {
    says: '請求を払うか、電話で計画を決めるよう求めています。',
  },
  'gb.bill.rights-summary': {
    says: '請求を確かめ、払える計画を頼み、無料で苦情を出せます。',
  },
  'gb.bill.reality': {
    says: 'これは会社からの手紙で、裁判所からではありません。早く話せば、書かれたおどしのほとんどはなくなります。',
  },
  'gb.bill.water-stays-on': {
    says: 'お金を払っていないことを理由に、家の水道を止められません。水の流れを弱める器具をつけてはいけません。',
  },
  'gb.bill.no-entry-yet': {
    says: 'あなたの同意か裁判所の令状（warrant）がなければ、未払いのためにメーターを替えに入ることはできません。その裁判の日には行けます。',
  },
  'gb.bill.no-bailiffs-yet': {
    says: '今、この請求のために執行官（bailiff）が物を取ることはできません。先に裁判所の判決（judgment）が必要です。',
  },
  'gb.bill.know-back-bill': {
    says: '電気やガスの会社は、請求を忘れていた12か月より前の使用分を、今請求できません。あなたが請求のじゃまをした場合は別です。',
    learnMore: '請求の期間を見てください。1年より前の分があれば、古い分を引くよう求めます。',
  },
  'gb.bill.step-check': {
    says: '名前、住所、日付、メーターの数字を確かめてください。推定ですか。引っ越す前の分がありますか。',
  },
  'gb.bill.step-talk': {
    says: '手紙の期限の前に会社に連絡してください。家計に合う計画を頼み、書面でもらいます。',
  },
  'gb.bill.step-needs': {
    says: '家に病気、障害、小さい子ども、高齢の人がいたら伝えてください。会社はもっと注意して扱わなければなりません。',
  },
  'gb.bill.step-help': {
    says: 'どんな助けがあるか聞いてください。困窮の基金（hardship fund）、安い料金（social tariff）、補助金（grant）です。次に、無料の借金の相談員に電話します。',
  },
  'gb.bill.step-wrong': {
    says: 'まちがいなら、書面で苦情を出してください。メーターの写真を送ります。認める分は払ってください。',
  },
  'gb.bill.step-plan': {
    says: '払う義務があるなら、家計の表を送り、今の使用分に加えて、毎週か毎月の額を提案してください。',
  },
  'gb.bill.option-plan': {
    says: '家計の表を用意して電話か手紙で連絡し、毎週か毎月の額を提案します。',
    title: '払える計画を頼む',
    cost: '提案した額。',
    time: '30分の電話。',
    risk: '続けられる額だけを提案してください。',
    bestFor: '払う義務があるが、すぐ全部は払えない場合。',
  },
  'gb.bill.option-dispute': {
    says: '何がちがうかを書面で言い、メーターの写真や引っ越しの日などの証拠を送ります。',
    title: '請求を争う',
    cost: '無料。',
    time: '答えまで6から8週間、その後は無料のオンブズマン（ombudsman）。',
    risk: '認める分は払い続けてください。',
    bestFor: '金額、日付、名前がちがう場合。',
  },
  'gb.bill.option-help': {
    says: '借金の相談員が、補助金（grants）、安い料金、給付金を調べてくれます。',
    title: '無料の相談と補助金（grants）を受ける',
    cost: '無料。',
    time: '1時間ほど。',
    risk: 'ありません。',
    bestFor: 'いくつもの請求が遅れている場合。',
  },
}
