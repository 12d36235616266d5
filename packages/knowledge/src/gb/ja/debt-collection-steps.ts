/** What to do about a letter from a debt collector: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_JA: Words = {
  'gb.debt.step-age': {
    says: '最後に払った日を調べてください。6年より前なら、古すぎる借金かもしれません。返事をする前に相談してください。',
  },
  'gb.debt.step-age-scotland': {
    says: '最後に払った日を調べてください。5年より前なら、借金は消えているかもしれません。返事をする前に相談してください。',
  },
  'gb.debt.step-age-ni': {
    says: '最後に払った日を調べてください。6年より前なら、古すぎる借金かもしれません。返事をする前に相談してください。',
  },
  'gb.debt.step-write': {
    says: '電話ではなく、手紙を書いてください。借金の証拠と、加えられた金額の一覧を求めます。「この手紙は借金を認めるものではない」と書いてください。',
  },
  'gb.debt.step-full-and-final': {
    says: '少なめの金額をまとめて用意できるなら、それで借金を終わらせる提案をします。払う前に、書面で同意をもらってください。残りを免除すると書いてあることが必要です。',
  },
  'gb.debt.step-check': {
    says: 'まず手紙を確かめてください。あなたの借金ですか。金額は正しいですか。もう払っていませんか。分かるまで、払わず、署名せず、電話しないでください。',
  },
  'gb.debt.step-essentials': {
    says: '先に、住まい、暖房、食べ物、地方税（council tax）を払ってください。それから、いくら残るかを見ます。無料の借金の相談員が手伝えます。',
  },
  'gb.debt.step-essentials-ni': {
    says: '先に、住まい、暖房、食べ物、地方税（rates）を払ってください。それから、いくら残るかを見ます。無料の借金の相談員が手伝えます。',
  },
  'gb.debt.step-offer': {
    says: '払う義務があるなら、家計を計算し、毎月払える額を提案します。利息と手数料を止めるよう頼んでください。',
  },
  'gb.debt.step-token': {
    says: '少ししか払えないなら、その額を提案してください。家計の表もいっしょに送ります。相手は、無理な額を払うよう迫ってはいけません。',
  },
  'gb.debt.step-dispute': {
    says: 'あなたの借金でない、または金額がちがうなら、理由といっしょに書面で伝えてください。調べている間は取立てを止めるよう求めます。',
  },
  'gb.debt.step-dispute-other': {
    says: 'あなたの借金でない、または金額がちがうなら、理由といっしょに書面で伝えてください。もとの会社にも同じ手紙を送ります。',
  },
  'gb.debt.step-agreement': {
    says: '借金の持ち主の会社に、契約書（credit agreement）の写しを求めてください。£1の手数料を送ります。写しを送るまで、会社は裁判所でその契約を強制できません。',
  },
  'gb.debt.step-records': {
    says: 'もとの会社に、あなたについてのデータを全部求めてください。無料で、ほとんどの場合1か月以内に答える義務があります。支払いやまちがいが分かることがあります。',
  },
  'gb.debt.step-keep': {
    says: '手紙と封筒を全部取っておいてください。電話は、日付、名前、内容を書きます。手紙は、出した証拠が残る方法で送ってください。',
  },
  'gb.debt.step-credit-report': {
    says: '無料の信用情報（credit report）を取り寄せてください。だれが貸したか、いつ滞ったか、あなたの名前の判決があるかが分かります。',
  },
  'gb.debt.step-breathing-space': {
    says: '借金がいくつもあるなら、借金の相談員に支払いの一時停止（breathing space）について聞いてください。ほとんどの手紙、利息、裁判を60日間止められます。',
  },
  'gb.debt.step-moratorium': {
    says: '借金がいくつもあるなら、お金の相談員に取立ての停止（moratorium）について聞いてください。6か月間、債権者は強制の取立てができません。利息は続きます。',
  },
  'gb.debt.step-watch-post': {
    says: '郵便物は全部開けてください。裁判の前の催告書（letter of claim）や裁判所の用紙は、この手紙とは別です。守るべき期限があります。',
  },
}
