/** What to do about a letter on a music licence: steps and options. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_STEPS_JA: Words = {
  'gb.music.step-check': {
    says: '何が聞こえるか書いてください。ラジオ、テレビ、電話、保留の音楽、生演奏です。だれに聞こえるか、客か従業員かも書きます。',
  },
  'gb.music.step-no-music': {
    says: '従業員にも客にも音楽が聞こえないなら、2行でそう返事をしてください。写しを残します。',
  },
  'gb.music.step-which-tariff': {
    says: '音楽を流すなら、書面の見積りを求めてください。どの料金表、期間、部屋の広さを使ったか聞きます。',
  },
  'gb.music.step-in-writing': {
    says: '電話ではなく書面で答えてください。電話で言ったことが、請求の始まりになることがあります。',
  },
  'gb.music.step-pay': {
    says: '許可証（licence）が必要で金額が正しければ、買ってください。1年分が多すぎるなら、分割払いを頼みます。',
  },
  'gb.music.step-dispute': {
    says: '流していない音楽で請求されたら、証拠を求めてください。何が、いつ、だれに聞こえたかです。',
  },
  'gb.music.step-free-music': {
    says: 'PPL PRSの許可証がいらない音楽を使えます。会員でない人の音楽を選び、許可の証拠を残してください。',
  },
  'gb.music.step-staff': {
    says: '音楽の決まりを従業員に伝えてください。従業員がほかの人にラジオを聞かせると、会社が払うことになるかもしれません。',
  },
  'gb.music.option-no-music': {
    says: '従業員にも客にも音楽が聞こえないという短い手紙かメールを送ります。',
    title: '音楽を流していないと伝える',
    cost: '無料。',
    time: '10分。',
    risk: '本当でなければなりません。訪問して確かめることがあります。',
    bestFor: '何も流さない、またはヘッドホンだけの場合。',
  },
  'gb.music.option-buy': {
    says: '書面の見積りを求め、広さと使い方を確かめ、買います。その年は安心です。',
    title: '見積りを求め、許可証を買う',
    cost: '広さと使い方によります。先に聞いてください。',
    time: '1時間。',
    risk: '許可証は、やめるまで毎年続くことが多いです。',
    bestFor: '音楽が仕事の一部の場合。',
  },
  'gb.music.option-challenge': {
    says: '金額の計算を求めます。期間、部屋の広さ、使い方を直します。',
    title: '期間か料金表を争う',
    cost: '求めるのは無料。',
    time: '数週間。',
    risk: 'いつ音楽をやめたかの証拠を求められることがあります。',
    bestFor: '音楽のない日や部屋が請求に入っている場合。',
  },
  'gb.music.option-stop': {
    says: '音楽を止め、その日を伝え、許可証があれば終わらせます。',
    title: '音楽をやめる',
    cost: 'その後は無料。',
    time: '1日。',
    risk: '前の日の分は、まだ払う義務があるかもしれません。',
    bestFor: '音楽に払う価値がない場合。',
  },
}
