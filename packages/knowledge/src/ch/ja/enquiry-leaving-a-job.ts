/** Questions about giving notice, references and days of leave at the end: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_JA: Words = {
  'ch.ask.own-notice': {
    says: '最初の1年は1か月、9年目までは2か月、その後は3か月で、月末までです。契約がちがうこともあります。その前に考えてください。失業保険が数週間、給付を止めるかもしれません。',
  },
  'ch.ask.holidays-at-end': {
    says: '時間があれば、残りの日は予告期間に取ってください。取れない分は最後にお金で払われます。長く就労を免除されたときは、取ったと数えられることがあります。権利は5年です。書面の計算を求めてください。',
  },
  'ch.ask.reference': {
    says: '証明書はいつでも、働いている間も求められます。真実で、完全で、好意的でなければなりません。どの文が違うかを書き、自分の案を出してください。断られたら調停に行けます。30,000フランまで無料です。仕事の種類と期間だけの証明も求められます。',
  },
  'ch.ask.leaving-deal': {
    says: 'すぐに署名せず、数日の猶予を求めて相談してください。予告期間、病気中の保護、失業給付の日数を失うことがあります。見返りなしにこうした権利は放棄できず、会社は相応のものを出す必要があります。',
  },
}
