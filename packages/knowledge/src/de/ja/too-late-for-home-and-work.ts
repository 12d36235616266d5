/** What can still be done when the time in a letter about a job, a home or a coming court claim is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_JA: Words = {
  'de.late.job-want': {
    says: '会社があなたを解雇しました。手紙の日付から数えると、労働裁判所への3週間は過ぎました。期間は手紙が届いた日から始まります。',
  },
  'de.late.job-reality': {
    says: '3週間を過ぎると違法な解雇も有効とされます。裁判所が遅れた訴えを認めれば別です。給料、休暇分、証明書はまだ求められます。',
  },
  'de.late.job-step': {
    says: '手紙はいつ届きましたか。3週間以内なら、今日、労働裁判所へ行きます。病気や不在だったなら、遅れた訴えを認めるよう今日求めます（§ 5 KSchG）。',
  },
  'de.late.job-option': {
    says: '訴えと申立てを裁判所の窓口で一緒に出します。妨げになったことを証拠と一緒に示します。',
    title: '遅れた訴えを認めるよう求める',
    cost: '提出は最初は無料。',
    time: '妨げがなくなって2週間。3週間の期限から長くても6か月。',
    risk: '3週間の決まりを知らなかったことは理由になりません。',
    bestFor: '入院や不在だった、または今になって妊娠が分かったとき。',
  },
  'de.late.job-form': {
    says: '口頭やメール、チャットだけでしたか。それなら3週間は始まっていません。働き続けるとすぐに書いて伝えます。',
  },
  'de.late.job-money': {
    says: '手紙は、訴えなければお金を払うとしています。訴えなかったので、予告期間の終わりに請求できます。',
  },
  'de.late.home-step': {
    says: '手紙の日までに出ていなくてもかまいません。黄色い封筒の訴状に注意し、2週間以内に裁判所に答えます。',
  },
  'de.late.home-object': {
    says: 'それでも今日、苦境を理由にメールか手紙で異議を出します。通知にこの権利の説明がなければ、最初の期日まで出せます。',
  },
  'de.late.home-time': {
    says: '裁判で負けたら、そこで退去の猶予（Räumungsfrist）を求めます。最長1年です。',
  },
  'de.late.rent-step': {
    says: '日が過ぎていても今払ってください。解約の通知の前に全額払えば、即時解約の理由はなくなります。',
  },
  'de.late.before-claim': {
    says: '日が過ぎていても今日答えてください。黄色い封筒に注意を。裁判所の書面は2週間しかありません。',
  },
}
