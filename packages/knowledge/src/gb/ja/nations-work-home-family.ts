/** Japanese: northern Ireland: dismissal, benefits and deposits. Wales: fit homes. Scotland and Northern Ireland: seeing a child. */
import type { Words } from '@plainletter/contracts/rule'

export const NATIONS_WORK_HOME_FAMILY_JA: Words = {
  'gb.ni-job.right-unfair': {
    says: '勤めて1年たつと、雇い主には公正な理由と公正なやり方が要ります。訴えは3か月より1日少ない期間で、先に Labour Relations Agency に電話する必要があります。',
  },
  'gb.ni-job.right-steps': {
    says: '雇い主はまず書面で知らせ、次に会い、次に不服を認める必要があります。一つでも欠けると、解雇はたいてい不当です。',
  },
  'gb.ni-job.right-notice': {
    says: 'まる1年ごとに1週間の予告の権利があり、1週間から12週間までです。1年たてば理由を書面で求められます。',
  },
  'gb.ni-job.right-equal': {
    says: '宗教、政治、性別、人種、障害、年齢、妊娠を理由に職を失うことは許されません。初日から効きます。',
  },
  'gb.ni-job.right-redundancy': {
    says: '2年たつと、年齢、年数、週給による整理解雇金があります。払われなければ6か月以内に書面で求めます。',
  },
  'gb.ni-job.step': {
    says: '手紙の日までに書面で不服を言います。言わないと、審判所が額を減らすことがあります。契約、給与明細、手紙を取っておきます。',
  },
  'gb.ni-benefit.wants': {
    says: 'Department for Communities は払いすぎたと言い、返すよう求めています。',
  },
  'gb.ni-benefit.right-less': {
    says: 'Universal Credit は、役所の間違いでも取り戻せます。少ない額にするか、苦しむなら免除を頼めます。古い給付は、あなたの落ち度が要ります。',
  },
  'gb.ni-benefit.step': {
    says: 'それぞれの額の計算を聞きます。間違いなら1か月以内に見直しを求めます。費用の一覧と払える額を送ります。',
  },
  'gb.ni-deposit.right': {
    says: '家主は28日以内に保証金を制度（scheme）に預け、35日以内に知らせる必要があります。しなければ役所に言うと、罰金を科せます。争いは制度が無料で決めます。',
  },
  'gb.wales-home.right-fit': {
    says: 'ウェールズの家は住めるものでなければなりません。煙の警報器が動き、配線は5年以内に調べてある必要があります。不具合は書面で知らせ、役所にも言い、家賃は払い続けます。',
  },
  'gb.children.scotland-father': {
    says: '2006年5月4日以降の出生証明に載った父には、結婚に関係なく親の権利があります。ほかの父は sheriff に求められます。',
  },
  'gb.children.answer-scotland': {
    says: '調停の助けで合意を試します。だめなら Sheriff Court に面会を求めます。子どもにとって一番よいことが先で、養育費では決まりません。',
  },
  'gb.children.answer-ni': {
    says: '調停の助けで合意を試します。だめなら家庭裁判所に面会を求めます。子どもにとって一番よいことが先です。',
  },
}
