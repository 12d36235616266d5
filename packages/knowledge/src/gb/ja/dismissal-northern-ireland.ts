/** Dismissal and redundancy in Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_NORTHERN_IRELAND_JA: Words = {
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
}
