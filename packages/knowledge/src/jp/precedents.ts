/** Leading cases of Japan, the most telling first: all of its Supreme Court. */
import type { Precedent } from '@plainletter/contracts/precedent'

const JP = { country: 'jp', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const

const BENCHES = {
  最大判: 'Supreme Court of Japan, Grand Bench (最高裁判所大法廷)',
  最一小判: 'Supreme Court of Japan, First Petty Bench (最高裁判所第一小法廷)',
  最二小判: 'Supreme Court of Japan, Second Petty Bench (最高裁判所第二小法廷)',
} as const

/** The eras that the courts date by, the newest first, each with the year before its first. */
const ERAS = [
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
] as const

/** "最大判平成29年12月6日". The link opens the courts' own search, set to that day. */
function supremeCourt(bench: keyof typeof BENCHES, decidedOn: string) {
  const [year = 0, month = 0, day = 0] = decidedOn.split('-').map(Number)
  const [era, before] = ERAS.find(([, start]) => year > start) ?? ERAS[2]
  const asked = [
    ['judgeDateMode', 1],
    ['judgeGengoFrom', encodeURIComponent(era)],
    ['judgeYearFrom', year - before],
    ['judgeMonthFrom', month],
    ['judgeDayFrom', day],
  ] as const
  const filters = asked.map(([name, value]) => `&filter%5B${name}%5D=${value}`).join('')
  return {
    citation: `${bench}${era}${year - before}年${month}月${day}日`,
    court: BENCHES[bench],
    decidedOn,
    url: `https://www.courts.go.jp/hanrei/search2/index.html?courtCaseType=1${filters}`,
    urlNote: 'The link opens the search of the courts, set to the day of the decision.',
  }
}

const DISMISSED = ['解雇', 'クビ', '首になった', '辞めさせ', 'dismissed', 'fired']
const DEPOSIT = ['敷金', '原状回復', '退去費用', 'クリーニング代', '退去', 'deposit']

export const JP_PRECEDENTS: readonly Precedent[] = [
  {
    ...JP,
    id: 'jp.precedent.four-seasons',
    name: 'Four Seasons (eviction terms of a rent guarantor)',
    ...supremeCourt('最一小判', '2022-12-12'),
    areas: ['housing', 'consumer'],
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    when: { any: [{ says: ['家賃保証', '保証会社', '明渡し', '明け渡し', '解除'] }] },
    asks: [
      ['家賃保証', '保証会社', '追い出し', '家賃滞納', '明け渡し', 'guarantor', 'rent arrears'],
    ],
    asked: 'May a rent guarantor end a lease without warning, or treat a home as given back?',
    held: 'No. Both terms harm consumers unfairly and may not be used.',
    helps: 'A guarantor may not lock you out or clear your home by such a term.',
    limits: 'Rent is still owed. An owner can go to court after a demand for payment.',
    side: 'for_you',
  },
  {
    ...JP,
    id: 'jp.precedent.normal-wear',
    name: 'Normal wear of a rented home',
    ...supremeCourt('最二小判', '2005-12-16'),
    areas: ['housing'],
    kinds: ['RENT_ARREARS_LETTER', 'LETTER_BEFORE_CLAIM', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    when: { any: [{ says: ['原状回復', '敷金', 'クリーニング'] }] },
    asks: [DEPOSIT],
    asked: 'Must a tenant pay for the normal wear of a home when leaving?',
    held: 'No, unless a clear agreement says exactly what the tenant must pay for.',
    helps: 'Ask for a list of costs, and strike out normal wear. The Civil Code now says the same.',
    limits: 'A clear and exact agreement can bind you. Damage beyond normal use is yours.',
    side: 'for_you',
  },
  {
    ...JP,
    id: 'jp.precedent.deposit-deduction',
    name: 'Fixed cut from the deposit',
    ...supremeCourt('最一小判', '2011-03-24'),
    areas: ['housing', 'consumer'],
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    when: { any: [{ says: ['敷引', '敷引き'] }] },
    asks: [
      ['敷引', '敷引き', '敷金', 'deposit'],
      ['戻らない', '返還', '返ってこない', '差し引', '敷引', 'refund', '高い'],
    ],
    asked: 'Is a lease term void that keeps a fixed part of the deposit?',
    held: 'Not as such. It is void if the sum is far too high for the rent and the wear.',
    helps: 'Compare the sum with your monthly rent. Say why it is too high.',
    limits: 'It works against you if the sum is moderate. Here it stood.',
    side: 'against_you',
  },
  {
    ...JP,
    id: 'jp.precedent.renewal-fee',
    name: 'Renewal fee of a lease',
    ...supremeCourt('最二小判', '2011-07-15'),
    areas: ['housing', 'consumer'],
    kinds: ['RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    when: { any: [{ says: ['更新料'] }] },
    asks: [['更新料', 'renewal fee']],
    asked: 'Is a fee for renewing a lease void?',
    held: 'No, if it is plainly written and not far too high for the rent and the time.',
    helps: 'Check that your lease states the sum. A very high fee can be fought.',
    limits: 'It works against you in most cases.',
    side: 'against_you',
  },
  {
    ...JP,
    id: 'jp.precedent.shinki',
    name: 'Interest above the legal limit',
    ...supremeCourt('最二小判', '2006-01-13'),
    areas: ['debt', 'consumer'],
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
    when: { any: [{ says: ['利息', '貸金', '借入', '遅延損害金'] }] },
    asks: [
      ['過払い', '利息', 'グレーゾーン', '消費者金融', '借金', '利息制限法', 'overpaid interest'],
    ],
    asked:
      'Is too much interest paid "freely" when the whole loan falls due after one late payment?',
    held: 'No. That pressure means that the borrower did not pay it freely.',
    helps: 'Interest above the limit is not owed. Money overpaid on old loans can be claimed back.',
    limits: 'The claim ends after ten years from the last dealing, or five for newer ones.',
    side: 'for_you',
  },
  {
    ...JP,
    id: 'jp.precedent.nhk',
    name: 'NHK receiving contract',
    ...supremeCourt('最大判', '2017-12-06'),
    areas: ['debt', 'consumer'],
    kinds: ['TV_LICENCE_LETTER', 'DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'ENQUIRY'],
    when: { any: [{ says: ['nhk', '日本放送協会', '受信料', '受信契約'] }] },
    asks: [['nhk', '受信料', '受信契約']],
    asked: 'Is the duty to make a contract with NHK lawful for those who have a television?',
    held: 'Yes. But if you do not agree, the contract begins only with a final judgment.',
    helps: 'NHK must sue to make the contract. Without a device that receives it, nothing is owed.',
    limits:
      'It works against you if you have one. The fee then counts from the month you set it up.',
    side: 'against_you',
  },
  {
    ...JP,
    id: 'jp.precedent.tuition-refund',
    name: 'Tuition of a place not taken up',
    ...supremeCourt('最二小判', '2006-11-27'),
    areas: ['consumer'],
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    asks: [
      ['学費', '入学金', '授業料', '入学辞退', '大学', 'tuition'],
      ['返金', '返還', '辞退', '返ってこない', 'refund', 'キャンセル'],
    ],
    asked: 'May a university keep the tuition of someone who withdraws before the school year?',
    held: 'Mostly no, if you withdraw by the end of March. The entrance fee stays with it.',
    helps: 'Withdraw in writing by 31 March and ask for the tuition back.',
    limits: 'Schools that take only sure entrants may be different.',
    side: 'both',
  },
  {
    ...JP,
    id: 'jp.precedent.nihon-shokuen',
    name: 'Nihon Shokuen Seizo (abuse of the right to dismiss)',
    ...supremeCourt('最二小判', '1975-04-25'),
    areas: ['employment'],
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    asks: [DISMISSED],
    asked: 'Is a dismissal valid without a good reason?',
    held: 'No. Without a fair and sensible reason it is an abuse and void.',
    helps:
      'Ask for the reason in writing. Do not sign that you leave by choice. The rule is now in the law.',
    limits: 'You must act. The longer you wait, the weaker your case.',
    side: 'for_you',
  },
  {
    ...JP,
    id: 'jp.precedent.kochi-hoso',
    name: 'Kochi Hoso (dismissal for oversleeping)',
    ...supremeCourt('最二小判', '1977-01-31'),
    areas: ['employment'],
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
    asks: [DISMISSED, ['遅刻', '寝坊', 'ミス', '失敗', '理由', '一度', 'late', 'mistake', '無断']],
    asked: 'Was it fair to dismiss a newsreader who overslept twice?',
    held: 'No. It was too harsh, as he meant no harm and others were treated more gently.',
    helps: 'Show your record, your excuse, and how others were treated.',
    limits: 'Grave or repeated faults after warnings may be enough.',
    side: 'for_you',
  },
  {
    ...JP,
    id: 'jp.precedent.dentsu',
    name: 'Dentsu (death after overwork)',
    ...supremeCourt('最二小判', '2000-03-24'),
    areas: ['employment'],
    kinds: ['ENQUIRY'],
    asks: [
      ['過労', '残業', '長時間労働', 'うつ', 'overwork', '過労死'],
      ['会社', '責任', '労災', '損害', '病気', '健康', 'employer', '訴え'],
    ],
    asked: 'Must an employer answer when overwork makes a worker ill?',
    held: 'Yes. It must see that work does not pile up and harm mind or body.',
    helps: "Keep a record of your hours and see a doctor. You can claim workers' accident cover.",
    limits: 'You need proof of the hours and of the harm.',
    side: 'for_you',
  },
  {
    ...JP,
    id: 'jp.precedent.hamakyorex',
    name: 'Hamakyorex (pay of fixed-term workers)',
    ...supremeCourt('最二小判', '2018-06-01'),
    areas: ['employment'],
    kinds: ['ENQUIRY'],
    asks: [
      ['契約社員', '有期', 'パート', '非正規', 'アルバイト', 'fixed-term', '派遣'],
      ['手当', '待遇', '差別', '賃金', '格差', '正社員', 'allowance', 'pay'],
    ],
    asked: 'May a fixed-term driver be refused allowances that regular drivers get?',
    held: 'Not when the reason for the allowance fits both alike, such as safe driving or travel.',
    helps: 'Look at what each allowance is for. Ask the employer to explain the gap.',
    limits: 'Differences in duties and transfers can justify some gaps, such as housing.',
    side: 'for_you',
  },
]
