/** What to do about a letter before court action: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_STEPS_JA: Words = {
  'gb.lbc.step-reply': {
    says: '手紙の日付から30日以内に返事をしてください。返事の用紙（Reply Form）があれば使います。写しと、出した証拠を残してください。',
  },
  'gb.lbc.step-reply-other': {
    says: '手紙の期限の前に、書面で返事をしてください。認める点と認めない点を書きます。写しと、出した証拠を残してください。',
  },
  'gb.lbc.step-check': {
    says: '3つのことを確かめてください。あなたの借金ですか。金額は正しいですか。どれくらい古いですか。確かになるまで、借りているという欄に印をつけないでください。',
  },
  'gb.lbc.step-documents': {
    says: '必要な書類を求めてください。契約書、口座の明細、各手数料の計算です。相手は30日以内に送ることになっています。',
  },
  'gb.lbc.step-advice': {
    says: '無料の借金の相談員に電話し、返事の用紙（Reply Form）にそう書いてください。相手は、相談のための適切な時間を与えるべきです。',
  },
  'gb.lbc.step-offer': {
    says: '払う義務があるなら、家計の表を送り、毎月払える額を提案してください。今合意すれば、裁判の費用も判決（judgment）もありません。',
  },
  'gb.lbc.step-part': {
    says: '払う義務が一部だけなら、どの部分か、なぜかを書きます。その分の支払いを提案し、残りは争ってください。',
  },
  'gb.lbc.step-dispute': {
    says: '払う義務がないなら、はっきりそう書き、理由を示します。証拠は写しを送り、原本は絶対に送らないでください。',
  },
  'gb.lbc.step-agreement': {
    says: 'クレジットなどの借金なら、£1をつけて契約書（credit agreement）も求めてください。出すまで、裁判所はそれを強制すべきではありません。',
  },
  'gb.lbc.step-old': {
    says: '最後の支払いが6年より前なら、古すぎて裁判にできないと書いてください。支払いの提案はしないでください。',
  },
  'gb.lbc.step-post': {
    says: '引っ越したら知らせてください。裁判所の用紙が古い住所に届いて負ける人が多いです。',
  },
  'gb.lbc.step-breathing-space': {
    says: '借金がいくつもあるなら、借金の相談員に支払いの一時停止（breathing space）について聞いてください。60日間、ほとんどの取立てが止まります。',
  },
}
