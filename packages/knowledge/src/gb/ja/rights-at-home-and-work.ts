/** Japanese: shared homes without a licence, zero hours, copies of data, wills, letters before care proceedings, and unfair parking sums in court. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHTS_AT_HOME_AND_WORK_JA: Words = {
  'gb.shared-home.right-licence': {
    says: '二つ以上の家族の五人以上で分け合う家は、たいてい役所の許可が要ります。許可なしで貸すのは犯罪です。',
  },
  'gb.shared-home.right-rent-back': {
    says: '家賃を返すよう First-tier Tribunal に求められます。2026年5月1日以降の事では、2年以内に求めれば2年分までです。それより前は1年でした。',
  },
  'gb.shared-home.answer': {
    says: 'はい、許可が要るのに、ないときです。役所に聞き、家賃の証拠を取っておき、First-tier Tribunal に返還の命令（rent repayment order）を求めます。',
  },
  'gb.zero-hours.right-other-job': {
    says: '時間の決まらない契約（zero hours）でも、他で働くことは禁じられません。そのために罰したり解雇したりできません。',
  },
  'gb.zero-hours.right-holiday': {
    says: '年に5.6週間の有給休暇と休憩の権利があります。別の署名をしていなければ、平均して週48時間までです。',
  },
  'gb.zero-hours.answer': {
    says: '他で働けますし、有給休暇、休憩、最低賃金もあります。勤務の取り消しは今のところできます。休暇の給料を書面で求め、次に Acas に電話します。',
  },
  'gb.data-copy.wants': { says: 'あなたのデータの写しの求めに答えています。' },
  'gb.data-copy.right-copy': {
    says: 'データの写しは無料で、1か月以内、難しければ3か月以内にもらえます。他の人は隠せますが、残りは渡す必要があります。',
  },
  'gb.data-copy.step': {
    says: "どの規則によるのか書面で聞き、他の人に関係ない物を全部求めます。次に Information Commissioner's Office に無料で申し立てます。裁判所も命じられます。",
  },
  'gb.data-copy.answer': {
    says: "1か月以内、難しければ3か月以内に答える必要があります。書面で催促します。次に Information Commissioner's Office に無料で申し立てます。",
  },
  'gb.will.wants': {
    says: '遺産についての手紙です。請求をあきらめるよう求めているかもしれません。今は何にも署名しなくてかまいません。',
  },
  'gb.will.right-claim': {
    says: '夫、妻、パートナー、子、養われていた人は、公正な分を裁判所に求められます。遺産の許可（grant of probate）から6か月です。',
  },
  'gb.will.right-valid': {
    says: '遺言は、二人の証人の前で、はっきりした心で、圧力なしに署名したときだけ有効です。作った時の記録を弁護士に求められます。',
  },
  'gb.will.right-account': {
    says: '遺産を扱う人は、集め、借金を払い、分ける必要があります。一覧と計算を求められます。',
  },
  'gb.will.step': {
    says: '6か月が終わる前に遺産の弁護士に会い、先に何にも署名しないでください。許可がまだなら、差し止め（caveat）について聞きます。',
  },
  'gb.will.answer': {
    says: '夫、妻、パートナー、子、養われていた人は、遺産の許可から6か月以内に公正な分を求められます。正しく署名していないか、圧力で作った遺言も無効です。',
  },
  'gb.care-case.wants': {
    says: '役所は子どもを心配していて、裁判所に行くかもしれません。まだ変える時間があります。',
  },
  'gb.care-case.right-lawyer': {
    says: 'この手紙を受けた親は、収入に関係なく無料の弁護士を頼めます。今日、手紙を持って行きます。',
  },
  'gb.care-case.step': {
    says: '弁護士と一緒に話し合いに行きます。助けてくれる家族の名を言います。助言の前に、子どもの住む所の書類に署名しないでください。',
  },
  'gb.claim.parking-fair-terms': {
    says: '看板の条件は、公正で分かりやすいときだけ効きます。料金に足した額は争えます。',
  },
  'gb.work.right-grievance': {
    says: '雇い主は苦情を調べ、付き添いと一緒に会い、不服を認める必要があります。しないと、裁判所は25%まで増やせます。',
  },
}
