/** Organisations that often write to people in Japan. What a kind of sender may do is the law for that kind. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'jp', checkedOn: '2026-11-21', checkBy: '2027-05-31' } as const

export const SENDERS: readonly KnownSender[] = [
  {
    ...CHECKED,
    id: 'jp.sender.zeimusho',
    what: 'government',
    name: '税務署',
    match: ['税務署', '国税局'],
    says: 'This is the national tax office. It can seize without a court after a formal reminder.',
    nextStep: 'Call before the date and ask for time.',
    source: { title: '国税庁', url: 'https://www.nta.go.jp/' },
  },
  {
    ...CHECKED,
    id: 'jp.sender.kansai',
    what: 'court',
    name: '簡易裁判所',
    match: ['簡易裁判所'],
    says: 'This is a court for smaller cases. Never ignore its papers.',
    nextStep: 'Check the number yourself and reply in time.',
    source: { title: '裁判所', url: 'https://www.courts.go.jp/' },
  },
  {
    ...CHECKED,
    id: 'jp.sender.nittele',
    what: 'debt_collector',
    name: 'ニッテレ債権回収',
    match: ['ニッテレ債権回収'],
    says: 'This is a licensed collection firm. It is not a court and cannot seize by itself.',
    nextStep: 'Check the age of the debt before you call.',
    source: { title: '法務省', url: 'https://www.moj.go.jp/' },
  },
  {
    ...CHECKED,
    id: 'jp.sender.abilio',
    what: 'debt_collector',
    name: 'アビリオ債権回収',
    match: ['アビリオ債権回収'],
    says: 'This is a licensed collection firm. It is not a court and cannot seize by itself.',
    nextStep: 'Check the age of the debt before you call.',
    source: { title: '法務省', url: 'https://www.moj.go.jp/' },
  },
  {
    ...CHECKED,
    id: 'jp.sender.mufrontier',
    what: 'debt_collector',
    name: 'エムユーフロンティア債権回収',
    match: ['エムユーフロンティア債権回収'],
    says: 'This is a licensed collection firm. It is not a court and cannot seize by itself.',
    nextStep: 'Check the age of the debt before you call.',
    source: { title: '法務省', url: 'https://www.moj.go.jp/' },
  },
  {
    ...CHECKED,
    id: 'jp.sender.partir',
    what: 'debt_collector',
    name: 'パルティール債権回収',
    match: ['パルティール債権回収'],
    says: 'This is a licensed collection firm. It is not a court and cannot seize by itself.',
    nextStep: 'Check the age of the debt before you call.',
    source: { title: '法務省', url: 'https://www.moj.go.jp/' },
  },
]
