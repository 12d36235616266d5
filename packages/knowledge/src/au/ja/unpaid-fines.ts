/** Unpaid fines in letters of the offices that collect them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_FINES_JA: Words = {
  'au.public.fines-reality': {
    says: 'この機関は州のために罰金を集めます。たいてい裁判なしに、免許を止め、給料や銀行のお金を取れます。',
  },
  'au.public.fines-nsw': {
    says: 'ニューサウスウェールズでは、時間、work and development order、免除を求められます。断られたら Hardship Review Board が見直せます。',
  },
  'au.public.fines-nsw-refund': {
    says: 'Revenue NSW が garnishee order でお金を取り、生活が苦しいなら、一部か全部を返すよう求めてください。',
  },
  'au.public.fines-vic': {
    says: 'ビクトリアでは、最後の督促（final demand）の期限の前に、Fines Victoria に見直し、分割、work and development permit を求めてください。',
  },
  'au.public.fines-vic-pay': {
    says: 'Fines Victoria が給料から取り、生活が苦しくなるなら、変更か取り消しを求めるのに14日あります。',
  },
  'au.public.fines-qld': {
    says: 'クイーンズランドでは SPER が裁判なしに銀行や雇い主に払わせられます。その通知の見直し、変更、停止を SPER に求められます。',
  },
  'au.public.fines-wa': {
    says: '西オーストラリアでは time to pay order を求めてください。払える額に合わせ、守る間は手続きが止まります。',
  },
}
