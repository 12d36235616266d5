/** What can still be done about decisions, rent and hearings when their day is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DECISIONS_JA: Words = {
  'gb.late.insurance-step': {
    says: '手紙の日は過ぎました。それでも今日、complaint という言葉を使って保険会社に書いてください。その日はたいてい会社が決めたもので、法律の期限ではありません。',
  },
  'gb.late.insurance-right': {
    says: '最終回答から6か月が過ぎましたか。保険会社が同意するか、重い病気など特別な事情があったなら、オンブズマンはまだ扱えます。',
  },
  'gb.late.tribunal-step': {
    says: '今日、この通知をつけて無料の審判所に不服を申し立ててください。1か月を過ぎていたら、遅れた理由を書きます。最初の決定から13か月までは受け付けられることがあります。',
  },
  'gb.late.scots-benefit-step': {
    says: '今日、Social Security Scotland に再決定（re-determination）を求め、遅れた理由を書いてください。十分な理由があれば、知らせを受けてから1年まで認められることがあります。',
  },
  'gb.late.ni-benefit-step': {
    says: '今日、決定の見直しを求め、遅れた理由を書いてください。十分な理由があれば、決定から13か月まで認められることがあります。',
  },
  'gb.late.rent-step': {
    says: '手紙の日は過ぎましたが、出て行く必要はありません。今日電話し、家賃と毎週の少しの額を申し出て、退去の通知や裁判の日があるか聞いてください。',
  },
  'gb.late.rent-hearing-step': {
    says: '審理の日は過ぎたようです。今日、裁判所に電話し、何が決まったか聞いてください。命令が出ていたら、執行官（bailiffs）が来る前に、無料の弁護士に N244 の用紙を相談します。',
  },
  'gb.late.scots-rent-step': {
    says: '手紙の日は過ぎましたが、出て行く必要はありません。今日電話し、家賃と毎週の少しの額を申し出て、退去の通知や審理の日があるか聞いてください。',
  },
  'gb.late.ni-rent-step': {
    says: '手紙の日は過ぎましたが、出て行く必要はありません。命じられるのは裁判所だけです。今日電話し、家賃と毎週の少しの額を申し出てください。',
  },
  'gb.late.hearing-step': {
    says: '今日、聞き取りがあったか、何が決まったかを、勤め先に書面で聞いてください。行けなかったなら、理由を伝えて別の日を頼みます。',
  },
  'gb.late.hearing-option': {
    says: 'なぜ間違いかを書き、聞いてもらえなかったなら、そのことも書きます。別の人に見てもらうよう頼んでください。',
    title: '決まったことに不服を申し立てる',
    cost: 'かかりません。',
    time: '決定にある日数のうち。遅れても出すほうがよいです。',
    risk: 'ありません。審判所への期間は進み続けます。',
    bestFor: '不利な決定が出たとき。',
  },
  'gb.late.hb-step': {
    says: '今日、何が誤りかを役所に書いてください。決定から1か月を過ぎたなら遅れたわけも書きます。よい理由があれば決定から13か月まで見直せます。',
  },
}
