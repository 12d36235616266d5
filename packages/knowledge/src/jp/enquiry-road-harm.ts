/** Questions after harm on the road. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CAR = { title: '自動車損害賠償保障法', url: 'https://laws.e-gov.go.jp/law/330AC0000000097' }

export const ENQUIRY_ROAD_HARM: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.treatment-stopped',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general', 'debt'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['治療費', '治療を', '通院', 'むち打ち', '症状固定', 'まだ痛', '通院し', 'むちうち'],
      ['打ち切', '打切', '症状固定', '止める', '終わりに'],
      ['保険', '事故', '追突', '相手'],
    ],
    says: 'The insurer cannot decide when you are well; your doctor does. Ask the doctor to write that you still need care. Go on with public health insurance (第三者行為の届出) and claim the cost later, also straight from the compulsory insurer. Sign nothing yet. You have five years for injury.',
    authority: {
      ...CAR,
      provision: '第3条、第16条、民法第709条、第724条の2',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.ask.bicycle-ticket',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'general', 'parking'],
    rank: 6,
    verdict: 'it_depends',
    asks: [['自転車'], ['青切符', '反則金', '違反', '切符を切']],
    says: 'Since April 2026 riders of 16 and over can get a blue ticket (青切符). If you pay within seven days, the case is closed with no criminal record. You may refuse to pay. Then it goes to the prosecutor, and a court can decide on a fine.',
    authority: {
      title: '道路交通法',
      url: 'https://laws.e-gov.go.jp/law/335AC0000000105',
      provision: '第125条から第130条まで',
      inForceFrom: '2026-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.ask.licence-hearing',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'general', 'parking'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['免許停止', '免停', '免許取消', '免許取り消し', '意見の聴取'],
      [
        '意見の聴取',
        '通知',
        '行くべき',
        'どうすれば',
        '軽く',
        '短く',
        '回避',
        '出頭',
        '講習',
        '取消',
      ],
    ],
    says: 'Go to the hearing (意見の聴取), which comes before a stop of 90 days or more or a loss. Bring proof of what speaks for you: why it happened, work, care of family. The penalty can be made lighter. A course can shorten a stop. Afterwards a review is possible within three months.',
    authority: {
      title: '道路交通法',
      url: 'https://laws.e-gov.go.jp/law/335AC0000000105',
      provision: '第103条、第104条',
      inForceFrom: '1960-12-20',
    },
  },
]
