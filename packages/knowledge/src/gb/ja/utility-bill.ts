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
  'gb.bill.right-afford': {
    says: '電気やガスの会社は、払い方を提案し、払える額で計画を決めなければなりません。',
  },
  'gb.bill.right-prepayment': {
    says: '前払いメーター（prepayment meter）を無理につけてはいけない家があります。2歳より下の子どもがいる家や、助けのない75歳より上の人の家です。',
  },
  'gb.bill.step-back-bill': {
    says: '会社に手紙を書いてください。期限内に請求しなかったので、この請求の12か月より前の使用分を全部引くよう求めます。次に残りを確かめます。',
  },
  'gb.bill.insight-back-bill': {
    says: 'しばらく請求しなかったと会社が言っています。あなたがじゃまをしていなければ、この請求の12か月より前の使用分は請求できません。',
    actionable:
      '請求の12か月より前の使用分を全部引き、新しい請求書を送るよう求めてください。計画を決める前にします。',
  },
  'gb.bill.right-back-bill': {
    says: '会社が請求を忘れた12か月より前の使用分は、払う必要がありません。あなたが請求を止めた場合は別です。',
  },
  'gb.bill.right-energy-ombudsman': {
    says: '会社に苦情を出してください。8週間後か最終回答の後は、Energy Ombudsmanが無料で決められます。',
  },
  'gb.bill.right-phone-scheme': {
    says: '電話やインターネットの会社に苦情を出してください。6週間後か最終回答の後は、無料の紛争解決機関が決めてくれます。',
  },
  'gb.bill.right-water': {
    says: '料金を払っていなくても、家で水を使う権利があります。',
  },
  'gb.bill.right-no-bullying': {
    says: '会社は、払わせるためにだましたり、おどしたりしてはいけません。',
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
  'gb.bill.warn-silence': {
    says: '黙っていると、裁判所に判決（judgment）や令状（warrant）を求めることがあります。期限の前に話してください。',
  },
  'gb.bill.warn-warrant': {
    says: '令状（warrant）やメーターの話があります。今日電話し、家にだれがいるかを言い、計画を提案してください。',
  },
  'gb.bill.insight-limiter': {
    says: '水道会社は、未払いのために家の水を止めたり弱めたりできません。そのおどしに根拠はありません。',
    actionable:
      'どの法律でできるのか書面で聞き、Consumer Council for Waterに苦情を出してください。',
  },
  'gb.bill.insight-estimate': {
    says: '請求は推定によるものです。本当の額は低いかもしれません。',
    actionable: 'メーターを読み、日付つきの写真を撮り、送ってください。',
  },
  'gb.bill.tactic-priority': {
    says: '今の使用分と、未払いの少しずつの返済を提案します。誠意が伝わり、ほかの手段が止まることが多いです。',
    risk: '続けられる額より多く提案しないでください。',
    notWhen: 'あなたの未払いでないとき。',
  },
  'gb.energy-debt.right-back-bill': {
    says: '最初の請求より12か月以上前に使ったエネルギーは、あなたが請求を妨げたのでない限り請求できません。供給会社は払える額を申し出なければなりません。8週間たつか最終的に断られたら、Energy Ombudsmanが無料です。',
  },
}
