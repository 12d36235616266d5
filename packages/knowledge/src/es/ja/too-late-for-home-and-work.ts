/** What can still be done when the time in a paper about a home, a job or a coming court case is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_JA: Words = {
  'es.late.eviction-want': {
    says: '家主が裁判所に立退きを求めました（desahucio）。10営業日は過ぎたようなので、明渡し（lanzamiento）が行われうる状態です。',
  },
  'es.late.eviction-rights': {
    says: '何が決まったか尋ね、生活に困るなら停止を求め、日の延期を話し合い、収入が少なければ無料の弁護士を頼めます。',
  },
  'es.late.eviction-reality': {
    says: '立退きを実行できるのは裁判所だけで、知らされた日と時刻に限られます。その時までは住んでいられます。',
  },
  'es.late.eviction-step': {
    says: '今日、裁判所に電話し、何が決まり、いつ出るのか聞いてください。生活に困るなら、裁判所と町の福祉課に停止を頼みます。',
  },
  'es.late.eviction-right': {
    says: '書類が届いて10営業日たっていなければ、全額を払って一度だけ止める（enervar）か、異議を出せます。',
  },
  'es.late.eviction-option': {
    says: '福祉課の報告書を裁判所に見せます。家主の弁護士に日を延ばすよう書面で頼み、払える額を申し出ます。',
    title: '停止か、日の延期を頼む',
    cost: '無料。',
    time: '明渡しの日の前。',
    risk: '決めるのは裁判官で、停止は数か月で終わります。',
    bestFor: '行く所がない、または数週間必要。',
  },
  'es.late.rent-step': {
    says: '家賃の未払いがあるなら、手紙の日を過ぎていても、今払えるだけ払ってください。訴えられる前に全額払えば、立退きの理由がなくなります。証拠を残します。',
  },
  'es.late.notice-step': {
    says: 'その日の後もまだ住んでいますか。出ていかせられるのは裁判官だけです。家賃は振込で払い続け、署名や鍵を返す前に相談してください。',
  },
  'es.late.job-rights': {
    says: '未払いの給料、休暇、最後の精算は1年間請求でき、失業給付（paro）も申請できます。',
  },
  'es.late.job-reality': {
    says: '手紙から数えると、争うための20営業日は過ぎたようです。ただし数え始めは最後に働いた日で、週末と祝日は除きます。',
  },
  'es.late.job-step': {
    says: '数え直してください。最後に働いた日から20営業日です。まだなら今日、調停の申立て（papeleta de conciliación）を出し、過ぎていれば組合へ。未払い金はもっと長く請求できます。',
  },
  'es.late.job-benefit': {
    says: 'まだSEPEに失業給付を申請していませんか。今日申請してください。申請の日から払われ、失うのはそれより前の日数だけです。',
  },
  'es.late.job-option': {
    says: '未払いの給料、休暇、賞与、手紙で約束された額を書面で求めます。返事がなければ、そのお金の調停を申し立てます。',
    title: '未払いのお金を請求する',
    cost: '無料。弁護士は不要。',
    time: 'それぞれの支払日から1年。',
    risk: '解雇が不当だとは、たいていもう言えません。',
    bestFor: '最後の精算がない、または少ない。',
  },
  'es.late.demand-step': {
    says: '日を過ぎていても今日答えてください。証拠を求める、誤りを言う、または分割を申し出ます。郵便はすべて開けます。裁判所の書類なら10か20営業日しかありません。',
  },
}
