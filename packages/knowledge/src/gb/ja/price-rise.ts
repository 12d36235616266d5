/** A notice of a higher price: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_JA: Words = {
  'gb.price-rise.not-yet': {
    says: '通知の日までは今の料金です。やめる、乗り換える、異議を言う時間がまだあります。',
  },
  'gb.price-rise.reality': {
    says: '契約時に決めてあった値上げもあります。契約書と当時の書類に何とあるかが大事です。',
  },
  'gb.price-rise.right-phone-pounds': {
    says: '2025年1月17日以後の契約では、値上げは署名前にポンドとペンスで示す必要があります。物価に連動する値上げは認められません。',
  },
  'gb.price-rise.right-phone-leave': {
    says: '契約にない値上げなら、1か月前に知らせる義務があります。その時は費用なしでやめられます。',
  },
  'gb.price-rise.right-phone-after': {
    says: '最低契約期間は過ぎましたか。過ぎていれば、最長1か月前の知らせで、解約料なしでやめられます。',
  },
  'gb.price-rise.know-social': {
    says: 'Universal Credit などを受けていれば、安い料金（social tariff）が使えることがあります。まず今の会社に聞いてください。',
  },
  'gb.price-rise.right-power-fixed': {
    says: '固定料金は期間が終わるまで上げられません。その後や変動料金では、Ofgem の上限（price cap）があります。',
  },
  'gb.price-rise.right-power-switch': {
    says: '変動料金はいつでも解約料なしでやめられます。固定契約も、終わる49日前からは解約料がかかりません。',
  },
  'gb.price-rise.right-cover-new': {
    says: '住宅と自動車の保険では、更新の保険料は新規客としての額より高くできません。',
  },
  'gb.price-rise.right-cover-letter': {
    says: '手紙には去年の保険料を新しい額と並べて示す必要があります。更新は義務でなく、自動更新も止められます。',
  },
  'gb.price-rise.right-cover-cancel': {
    says: '更新後、多くの場合14日以内なら解約できます。補償された日数分と、妥当な手数料を払うことがあります。',
  },
  'gb.price-rise.right-unfair': {
    says: '会社が自由に値上げでき、あなたはやめられない条項は、不公正なことがあります。不公正な条項に従う必要はありません。',
  },
  'gb.price-rise.right-agreed': {
    says: '期間を決めて合意した料金は、その間有効です。途中で上げるには、契約に明確な条項が要ります。',
  },
  'gb.price-rise.right-pressure': {
    says: '値上げを隠す、誤解させる、やめにくくすることは許されません。',
  },
  'gb.price-rise.step-contract': {
    says: '契約書か最初のメールを探し、料金、予定の値上げ、最低期間の終わりを確かめます。',
  },
  'gb.price-rise.step-day': {
    says: '新料金の開始日と、費用なしでやめられる最終日を書き留め、早い方より前に動きます。',
  },
  'gb.price-rise.step-compare': {
    says: '他社の料金と比べます。必要なサービスなら、新しい契約が決まるまで解約しないでください。',
  },
  'gb.price-rise.option-deal': {
    says: '電話やチャットで、見つけた安い料金を挙げて相談します。書面でもらいます。',
    title: '安くしてもらう',
    cost: '無料。',
    time: '30分。',
    risk: '新しい最低期間が始まることがあります。',
    bestFor: '続けたい方。',
  },
  'gb.price-rise.option-leave': {
    says: '値上げに同意しないと書き、根拠の条項と、無料の解約を求めます。',
    title: '異議を言い無料で解約する',
    cost: '無料。',
    time: '1～2週間。',
    risk: '今の料金は払い続けます。止めると信用記録に傷がつきます。',
    bestFor: '契約にない値上げの方。',
  },
  'gb.price-rise.option-phone-complain': {
    says: 'まず会社に苦情を言います。6週間後か行き詰まりの手紙（deadlock letter）の後、Communications Ombudsman か CISAS へ。',
    title: '苦情の後、無料の機関へ',
    cost: '無料。',
    time: '6週間と少し。',
    risk: 'なし。',
    bestFor: '解約を断られた方。',
  },
  'gb.price-rise.option-power-complain': {
    says: '会社に苦情を言います。8週間後か最終回答の後、Energy Ombudsman へ。',
    title: '苦情の後 Energy Ombudsman へ',
    cost: '無料。',
    time: '8週間と少し。',
    risk: 'なし。',
    bestFor: '固定料金が上がった、料金が誤りの方。',
  },
  'gb.price-rise.option-cover-complain': {
    says: '保険会社に苦情を言います。8週間後か最終回答の後、Financial Ombudsman Service へ。',
    title: '苦情の後オンブズマンへ',
    cost: '無料。',
    time: '8週間と少し。',
    risk: 'なし。',
    bestFor: '新規客より高い、知らせがなかった方。',
  },
}
