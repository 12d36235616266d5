/** What can still be done when the time in a paper about a home, a job or a coming court case is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_JA: Words = {
  'it.too-late.eviction-want': {
    says: '家主が立退き（sfratto）の期日にあなたを呼びました。その日は過ぎたので、裁判官が認めたかもしれません。',
  },
  'it.too-late.eviction-rights': {
    says: '何が決まったか尋ね、執行官の来る日まで住み、場合によっては遅れて異議を出し、収入が少なければ無料の弁護士を頼めます。',
  },
  'it.too-late.eviction-reality': {
    says: 'すぐに追い出されることはありません。裁判官が日を決め、執行官が少なくとも10日前に知らせます。',
  },
  'it.too-late.eviction-step': {
    says: '今日裁判所に電話し、立退きが認められたか、いつか、新しい期日があるか聞きます。それから町役場と借家人組合へ行ってください。',
  },
  'it.too-late.eviction-right': {
    says: '期日を知らなかったらしい、または自分の力の及ばない事情で行けなかったなら、裁判官は認める前にもう一度呼び出す義務があります。',
  },
  'it.too-late.eviction-option': {
    says: 'あなた抜きで認められたなら、送達の誤りや自分ではどうにもならない事情で、知れなかった、行けなかったと示します。',
    title: '遅れて異議を出す',
    cost: '弁護士。法律扶助が払えます。',
    time: '執行が始まってから長くて10日。執行官の最初の書類から数えます。',
    risk: '裁判官が命じない限り、立退きは止まりません。',
    bestFor: '書類が届かなかった、または入院していた。',
  },
  'it.too-late.rent-step': {
    says: '家賃の未払いがあるなら、手紙の日を過ぎていても、今払えるだけ払ってください。訴えられても、期日に全額払うか、最長90日を求められます。',
  },
  'it.too-late.notice-step': {
    says: 'その日の後もまだ住んでいますか。出ていかせられるのは裁判官だけです。毎月振込で払い続け、署名や鍵を返す前に相談してください。',
  },
  'it.too-late.job-rights': {
    says: '未払いの給料、予告手当、休暇、TFRは5年間請求でき、失業給付（NASpI）がまだ可能か調べられます。',
  },
  'it.too-late.job-reality': {
    says: '手紙から数えると、争うための60日は過ぎたようです。ただし受け取った日から数えます。病気で理解できなかった人には240日あります。',
  },
  'it.too-late.job-step': {
    says: 'いつ届きましたか。60日以内なら今日、書留かPECで争う手紙を送ります。過ぎていれば今週組合へ。未払い金はもっと長く請求できます。',
  },
  'it.too-late.job-benefit': {
    says: 'NASpIがまだなら、今日patronatoに聞いてください。68日は仕事の終わりから数えますが、病気、出産、予告手当で始まりがずれることがあります。',
  },
  'it.too-late.job-option': {
    says: '未払いの給料、予告手当、休暇、13か月目の給料、TFRを書面で求めます。組合が計算し、労働局に一緒に行ってくれます。',
    title: '未払いのお金を請求する',
    cost: '組合なら無料か少額。',
    time: '5年。たいてい仕事の終わりから。',
    risk: '解雇が不当だとは、たいていもう言えません。',
    bestFor: '最後の給与明細がない、または少ない。',
  },
  'it.too-late.charge-want': {
    says: 'この手紙は落ち度を指摘し、言い分を求めていました。その日数は過ぎたようで、処分が来るかもしれません。',
  },
  'it.too-late.charge-step': {
    says: 'まだ処分がなければ、今日書面で言い分を出し、話を聞くよう求めます。処分の前なら、会社はまだ聞かなければなりません。その後は郵便に注意します。',
  },
  'it.too-late.demand-step': {
    says: '日を過ぎていても今日答えてください。証拠を求める、誤りを言う、または分割を申し出ます。書留は必ず受け取ります。支払命令なら40日しかありません。',
  },
}
