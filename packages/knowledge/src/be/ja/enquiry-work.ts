/** The Japanese words of Belgium: questions of work. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'be.ask.own-notice': {
    says: '自分から辞めるとき、予告は働いた年数で長くなり、最長13週です。書留で伝えてください。その前に考えてください。失業給付を失うことがあります。',
  },
  'be.ask.serious-cause': {
    says: 'すぐに書留で、争うと伝えてください。会社は事実を証明し、3営業日以内に動き、さらに3営業日以内に理由を伝える必要があります。労働組合に行ってください。労働裁判所には1年以内です。',
  },
  'be.ask.ill-dismissed': {
    says: '病気でも解雇の予告は禁止されませんが、病気を理由にしてはいけません。会社からの予告の期間は、病気の間は止まります。書留で理由を求め、労働組合かUniaに行ってください。',
  },
  'be.ask.sick-pay': {
    says: 'すぐ会社に知らせ、医師の証明を送ってください。ほとんどの場合、2営業日以内です。最初の数週は、最長30日まで会社が払います。その後は健康保険組合が払うので、そこにも知らせてください。',
  },
  'be.ask.unemployment': {
    says: '2026年から、給付は長くても24か月で終わります。不支給や制裁には、3か月以内に労働裁判所に無料で申し立てられます。今すぐ労働組合に聞き、CPAS（OCMW）に生活扶助を求めてください。',
  },
}
