/** The Japanese words of the rows in ../jobcenter-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTER_CUT_JA: Words = {
  'de.jobcenter-cut.want': {
    says: 'あなたが義務か面談を守らなかったと言って、Jobcenterがお金を減らしています。',
  },
  'de.jobcenter-cut.right-limit': {
    says: '守らなかった義務では、基本額の30%が3か月減ります。面談を何度も欠かすと、30%が1か月減ります。これで家賃のお金は減りません。',
  },
  'de.jobcenter-cut.right-reason': {
    says: '病気や子どもの病気など、示せる正当な理由があれば、減らされません。とてもひどい苦しみになるときも、減らされません。',
  },
  'de.jobcenter-cut.right-told': {
    says: '何が起きるかを先に書面で知らせるか、あなたがそれを知っていたことが必要です。先に話も聞かなければなりません。決定は6か月以内に出さなければなりません。',
  },
  'de.jobcenter-cut.right-make-good': {
    says: '後から義務を果たすか、これからはすると本気で伝えてください。すると、早ければ1か月後に、減額は終わります。',
  },
  'de.jobcenter-cut.warn-job': {
    says: '本当の仕事の申し出をわざと断ると、基本の金額が全部止まることがあります。続けて3回面談を欠かしましたか。すると全部のお金が止まり、1か月後には家賃も止まることがあります。今日、自分で窓口に行ってください。',
  },
  'de.jobcenter-cut.deadline': {
    says: '決定が届いた日から1か月あります。1文で足ります。',
    action: 'Jobcenterに異議（Widerspruch）を送る',
    consequence: '減額が確定します。',
    service: '役所の手紙は、出してから4日目に届いたとみなされます',
  },
  'de.jobcenter-cut.step-reason': {
    says: 'なぜ行けなかったかを書き、医師の証明などの証拠をつけてください。同じ手紙で異議を出します。',
  },
  'de.jobcenter-cut.step-urgent': {
    says: '異議を出しても、減額は止まりません。食べ物や家賃のお金がありませんか。社会裁判所に急ぎの命令を求めてください。無料です。',
  },
  'de.jobcenter-cut.option-object': {
    says: '異議を出すことと、その理由を書きます。受領印をもらって出します。',
    title: '減額に異議を出す',
    cost: '無料。',
    time: '1か月以内。',
    risk: 'ありません。',
    bestFor: '理由があった、または役所がまちがえたとき。',
  },
}
