/** The Japanese words of the rows in ../public-decisions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_JA: Words = {
  'us.public.right-voucher': {
    says: '住宅券（voucher）を終わらせる前に、住宅の役所は理由を書き、ほとんどの場合、審理をしなければなりません。手紙の日までに求めてください。',
  },
  'us.public.step-voucher': {
    says: '書面で審理を求め、写しを取っておいてください。その前に記録を見せるよう求めます。',
  },
  'us.public.right-project': {
    says: '公営や補助のある住宅が契約を終わらせられるのは、正当な理由があるときだけです。書面の理由と、ほとんどの場合、審理が必要です。',
  },
  'us.public.right-disability': {
    says: '障害の申請を断られたら、60日以内に不服を申し立てられます。仕事、病気の重さ、まだできる仕事が見られます。',
  },
  'us.public.reality-disability': {
    says: '最初に断られることはよくあります。後で、特に裁判官の前の審理で勝つ人が多いです。',
  },
  'us.public.step-disability': {
    says: 'ssa.govで不服を申し立て、医師からの新しい書類を送ってください。普通の日にもうできないことを伝えます。',
  },
  'us.public.option-disability': {
    says: '見直しを求め、次に裁判官の前の審理を求めます。',
    title: '決定に不服を申し立てる',
    cost: '無料。弁護士に払うのは勝ったときだけ',
    time: '60日以内に求める。答えは何か月もかかる',
    risk: 'なし。',
    bestFor: '続けて働けない場合。',
  },
  'us.public.right-veteran': {
    says: 'VAの決定は1年以内に争えます。新しい証拠のsupplemental claim、higher-level review、またはBoardを選びます。',
  },
  'us.public.step-veteran': {
    says: '退役軍人の団体（veterans service organization）が無料で助けます。選ぶ前に相談してください。',
  },
  'us.public.want-juror': {
    says: '裁判所が、陪審員（jury）になるよう求めています。あなたは何の罪にも問われていません。',
  },
  'us.public.right-juror': {
    says: 'ほとんどの場合、1度延期するか、生活の苦しさ、病気、世話を理由に免除を求められます。それを理由に解雇されてはいけません。',
  },
  'us.public.step-juror': {
    says: '期限までに用紙に書いてください。本物か分からなければ、裁判所自身のサイトの番号に電話します。',
  },
  'us.public.option-juror': {
    says: 'その日の前に裁判所に手紙を書き、来られない理由を伝えます。',
    title: '行く、延期する、免除を求める',
    cost: '無料',
    time: '通知の日より前',
    risk: '行かないと罰金になることがあります。',
    bestFor: '本物の陪審の通知を受けた場合。',
  },
  'us.public.right-aid': {
    says: '成績で学生の援助を失うなら、学校は、認めている場合の不服の方法を伝えなければなりません。病気や家族の死はよい理由です。',
  },
  'us.public.right-forgive': {
    says: '連邦の学生ローンは、10年の公共の仕事、続く障害、学校の閉鎖でなくなることがあります。数え直しを求められます。',
  },
  'us.public.right-private-loan': {
    says: '民間の学生ローンの貸し手は、給料を取る前に訴えなければなりません。古いローンは、州の法律で、裁判には遅すぎることがあります。',
  },
  'us.public.right-code': {
    says: '市は、決まりを示し、直す時間を与え、罰金が確定する前に不服や話を聞かなければなりません。',
  },
  'us.public.right-code-fine': {
    says: '罰金は大きくつりあいを欠いてはならず、知らせと審理が必要です。',
  },
  'us.public.want-code': {
    says: '市は、あなたの土地や建物が決まりに反すると言い、ある日までに直すよう求めています。',
  },
  'us.public.step-code': {
    says: '直せるなら直し、写真を送ってください。時間が必要か、同意できないなら、その日の前に書面で求めます。',
  },
  'us.public.option-code': {
    says: '市に、時間か審理を求めます。',
    title: '時間か審理を求める',
    cost: '無料か少しの手数料',
    time: '通知の日まで',
    risk: '日ごとの罰金が続くことがあります。その間止めるよう求めてください。',
    bestFor: '期限内に直せない、または事実でない場合。',
  },
  'us.public.right-moved': {
    says: '審理に行かないと、裁判官が国を出るよう命じることがあります。新しい住所は5日以内に裁判所に伝えてください。難民の申請は、ほとんどの場合1年以内です。',
  },
  'us.public.step-moved': {
    says: '移民の裁判所自身のサイトで審理の日を調べてください。弁護士か、認められた支援者を探します。notarioには注意してください。',
  },
  'us.public.right-sponsor': {
    says: '保証人は、ほとんどの場合、貧困線の125%の収入を示さなければなりません。共同の保証人が足りない分を補えます。',
  },
  'us.public.right-citizen': {
    says: '帰化が断られたら、30日以内に審理を求めます（Form N-336）。面接から120日答えがなければ、裁判所に行けます。',
  },
  'us.public.right-chart': {
    says: '医療の記録を、公正な手数料で30日以内にもらい、訂正を求められます。',
  },
}
