/** What can still be done when the time in a paper of a court or an enforcement officer is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_JA: Words = {
  'fr.late.order-want': {
    says: '裁判官が支払命令（injonction de payer）を出しました。書面の日付から数えると、異議の1か月は過ぎました。',
  },
  'fr.late.order-reality': {
    says: 'もう判決と同じ力があるかもしれません。でも、直接手渡されていなければ、まだ異議が間に合うかもしれません。',
  },
  'fr.late.order-step': {
    says: '直接手渡されましたか。違うなら、今日、書留で異議を出します。1か月は、最初に直接渡された書面か最初の差押えから数えます。',
  },
  'fr.late.order-option': {
    says: '裁判所書記課（greffe）に「（日付・番号）の命令に異議を申し立てます。本人には送達されていません」と書きます。',
    title: '手渡されていなければ、遅れて異議を出す',
    cost: '書留1通。',
    time: '最初の直接の書面か差押えから1か月。',
    risk: '直接渡されていれば、認められません。',
    bestFor: '役場や郵便受け、古い住所に置かれたとき。',
  },
  'fr.late.summons-reality': {
    says: '期日は過ぎたようです。裁判官があなた抜きで決めたかもしれません。判決は、執行官が送達して初めて執行できます。',
  },
  'fr.late.summons-step': {
    says: '今日、番号を手元に置いて書記課（greffe）に電話し、判決か新しい期日があるか聞きます。まだなら、話を聞くよう書面で頼みます。',
  },
  'fr.late.summons-option': {
    says: '判決が送達されたら控訴します。控訴できない少額で、直接呼び出されていないなら、異議（opposition）を出します。',
    title: 'あなた抜きで判決が出たら控訴か異議',
    cost: '多くの控訴では弁護士。法律扶助があれば別です。',
    time: '送達から1か月。',
    risk: '負けると費用が増えます。',
    bestFor: '請求が間違っている理由があるとき。',
  },
  'fr.late.lapse-right': {
    says: '出席しませんでしたか。6か月以内に送達されない判決は、効力を失うことがあります。',
  },
  'fr.late.judgment-reality': {
    says: '書面の日付から数えると控訴の期限は過ぎました。1か月は執行官の送達から数えます。支払い猶予と多重債務の手続きはまだ使えます。',
  },
  'fr.late.judgment-rights': {
    says: '支払いの猶予を求め、法律で守られる物を保ち、多重債務の手続きを使うことがまだできます。',
  },
  'fr.late.judgment-step': {
    says: 'いつ、どう送達されましたか。自分のせいでなく知らなかったなら、今日、期限の回復（relevé de forclusion）を弁護士に相談します。',
  },
  'fr.late.judgment-option': {
    says: '控訴を扱う裁判所の長に求めます。知ったのが遅かった、または動けなかったことを示します。',
    title: '期限の回復を求める（relevé de forclusion）',
    cost: '弁護士と呼出状。法律扶助が使えることがあります。',
    time: '最初の直接の書面か差押えから2か月。',
    risk: '認められないことがあり、それは争えません。',
    bestFor: '裁判に出ておらず、知らなかったとき。',
  },
  'fr.late.officer-step': {
    says: '期限が過ぎていても、今日、執行官に電話してください。何が差し押さえられたか聞き、毎月の額を書面で提案します。',
  },
  'fr.late.bank-right': {
    says: '口座差押えを争う1か月が過ぎましたか。借りがなかったなら、自費の裁判で返還を求めることはまだできます。',
  },
}
