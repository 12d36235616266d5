import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const inLetter = (words: string, country: CountryCode = 'gb') =>
  read(`Bramble Recoveries Ltd\n\nDate: 3 March 2026\n\nDear Ms Quill\n\n${words}\n`, { country })

describe('sums', () => {
  test.each([
    ['The balance is £1,482.37 today.', 'gb', 1482.37, 'GBP'],
    ['Der Gesamtbetrag ist 1.482,37 € und wir bitten um Zahlung.', 'de', 1482.37, 'EUR'],
    ["Der Gesamtbetrag ist CHF 1'482.37 und nicht bezahlt.", 'ch', 1482.37, 'CHF'],
    ['Le montant total est de 1 482,37 € pour vous.', 'fr', 1482.37, 'EUR'],
    ['合計金額は12,000円です。', 'jp', 12000, 'JPY'],
    ['You owe forty pounds and no more.', 'gb', 40, 'GBP'],
    ['Balance due E412.50 as shown.', 'gb', 412.5, 'GBP'],
    ['Total to pay 1204.77 as shown.', 'gb', 1204.77, 'GBP'],
    ['Balance due £1,O47.OO as shown.', 'gb', 1047, 'GBP'],
  ] as const)('%s', (...[words, country, value, currency]) => {
    expect(inLetter(words, country).amounts).toContainEqual(
      expect.objectContaining({ value, currency }),
    )
  })

  test.each([
    ['Compliance stage fee: £75.00', 'fee'],
    ['Original debt: £300.00\nTotal to pay: £375.00', 'principal'],
    ['Total to pay: £375.00', 'total'],
    ['You risk a fine of up to £1,000.', 'penalty'],
    ['We will accept £60 if you pay within 14 days.', 'discount'],
    ['Your rent is £140 a week.', 'rent'],
    ['Interest of £22.61 has been added.', 'interest'],
  ])('%s is a sum of the role %s', (words, role) => {
    expect(inLetter(words).amounts[0]?.role).toBe(role)
  })

  test('a column that adds up names its total', () => {
    const { amounts } = inLetter(
      'Service charge   £100.50\nInsurance        £20.00\n                 £120.50',
    )
    expect(amounts.at(-1)?.role).toBe('total')
  })

  test('in the form of American collectors the debt of today is asked, and what was owed before and paid is not', () => {
    const { amounts } = inLetter(
      'Tarn Recovery LLC is a debt collector. We are trying to collect a debt.\n\nAs of March 14, 2026, you owed:                $1,204.00\nYou were charged this amount in interest:   +    $81.00\nYou paid or were credited this amount:      -   $120.00\nTotal amount of the debt now:                 $1,165.00',
      'us',
    )
    expect(amounts.map(({ role }) => role)).toEqual(['principal', 'interest', 'other', 'total'])
  })

  test('the last payment is not what is asked', () => {
    const { amounts } = inLetter(
      'Your rent is £840 behind. The last payment we received was £420 on 3 May 2026. Please pay £840 by 20 May 2026.',
    )
    expect(amounts.map(({ role }) => role)).toEqual(['total', 'other', 'total'])
  })

  test('a street is no sum', () => {
    expect(inLetter('We wrote to 60 Pound Lane about your debt.').amounts).toEqual([])
  })
})

describe('dates', () => {
  test.each([
    ['Pay by 20August 2026.', 'gb', '2026-08-20'],
    ['Pay by 2O August 2026.', 'gb', '2026-08-20'],
    ['Pay by l2 August 2026.', 'gb', '2026-08-12'],
    ['Date: l4 June 2O26', 'gb', '2026-06-14'],
    ['Pay until3 August 2026.', 'gb', '2026-08-03'],
    ['Pay by the 7th of June 2026.', 'gb', '2026-06-07'],
    ['Pay by 07/06/2026.', 'gb', '2026-06-07'],
    ['Pay by 07/06/2026.', 'us', '2026-07-06'],
    ['Pay by 2026-06-07.', 'gb', '2026-06-07'],
    ['Zahlen Sie bis zum 7. Juni 2026.', 'de', '2026-06-07'],
    ['À payer avant le 1er août 2026.', 'fr', '2026-08-01'],
    ['Pague antes del 7 de junio de 2026.', 'es', '2026-06-07'],
    ['Betaal uiterlijk 7 juni 2026.', 'nl', '2026-06-07'],
    ['Da pagare entro il 7 giugno 2026.', 'it', '2026-06-07'],
    ['期限は令和8年6月7日です。', 'jp', '2026-06-07'],
    ['Pay by 7 June.', 'gb', '2026-06-07'],
  ] as const)('%s (%s)', (words, country, iso) => {
    expect(inLetter(words, country).dates.map((date) => date.iso)).toContain(iso)
  })

  test('the first of the month that does not exist is no date', () => {
    expect(inLetter('Room 31/02/2026 is closed.').dates.map((date) => date.iso)).toEqual([
      '2026-03-03',
    ])
  })

  test('"you may" is no month', () => {
    expect(inLetter('In 2 may pay cases you may 14 days later ask.').dates).toHaveLength(1)
  })
})

describe('time limits', () => {
  test.each([
    ['Please pay £40 within fourteen (14) days of the date of this letter.', '2026-03-17', 14],
    ['You must reply no later than 20 March 2026.', '2026-03-20', null],
    ['You must pay within 14 days of receipt of this letter.', null, 14],
    ['You must pay within 5 working days.', null, 5],
    ['You must pay £40 within 28 days beginning with the date of this letter.', '2026-03-30', 28],
    [
      'You must reply within 14 days from the date of service. Service is 5 days after the issue date.',
      '2026-03-22',
      14,
    ],
    ['You must call us within 48 hours.', null, 2],
  ])('%s', (words, iso, relativeDays) => {
    expect(inLetter(words).deadline).toMatchObject({ iso, relativeDays })
  })

  test.each([
    'If you paid in the last 7 days, ignore this letter.',
    'A judgment stays on your credit file for six years.',
    'You will have our final response within eight weeks.',
    'Any payment made before 1 March 2026 is not included.',
  ])('%s sets no limit', (words) => {
    expect(inLetter(words).deadline).toBeNull()
  })
})

describe('references', () => {
  test.each([
    ['Our ref: BR/77/A12', 'BR/77/A12'],
    ['Account number 5529 0083', '5529 0083'],
    ['PCN XL118840276', 'XL118840276'],
    ['Claim no. K4PZ08V2', 'K4PZ08V2'],
    ['Vehicle: WN14 PFE', 'WN14 PFE'],
    ['Aktenzeichen: 12 C 345/26', '12 C 345/26'],
  ])('%s', (words, value) => {
    expect(inLetter(words).references.map((reference) => reference.value)).toContain(value)
  })

  test.each(['Tel no: 0113 496 0000', 'Date: 12/05/2026', 'Postcode LS1 4QP'])(
    '%s is none',
    (words) => {
      expect(inLetter(words).references).toEqual([])
    },
  )
})

describe('senders', () => {
  test.each([
    [
      'Bramble Recoveries Ltd',
      'Dear Ms Quill\n\nOur client, Fenwick Vale Bank plc, is owed £40.',
      'Bramble Recoveries Ltd',
      'Fenwick Vale Bank plc',
    ],
    [
      'NOTICE OF ENFORCEMENT',
      'Your debt is £40. An enforcement agent will visit.\n\nHollin Enforcement Ltd, acting for Tarn Vale Council.',
      'Hollin Enforcement Ltd',
      'Tarn Vale Council',
    ],
    [
      'OVERBY AND KELL SOLICITORS',
      'We act for Tarn Portfolio Limited.',
      'Overby and Kell Solicitors',
      'Tarn Portfolio Limited',
    ],
    [
      'Balance £40',
      'Please pay.\n\nThistle Finance Limited is authorised and regulated by the Financial Conduct Authority.',
      'Thistle Finance Limited',
      null,
    ],
  ] as const)('%s ... %s', (...[head, body, sender, creditor]) => {
    const reading = read(`${head}\n\nDate: 3 March 2026\n\n${body}\n`, { country: 'gb' })
    expect(reading.senderOrganization).toBe(sender)
    expect(reading.originalCreditor).toBe(creditor)
  })
})

describe('the nation of the United Kingdom', () => {
  test.each([
    [
      'The sheriff court granted decree. Sheriff officers will serve a charge for payment.',
      'scotland',
    ],
    ['The Enforcement of Judgments Office may act. Rate demand for BT9 5AB.', 'northern_ireland'],
    ['Cyngor Tref Llanfair, LL57 1AB. You owe council tax.', 'wales'],
    ['London Borough of Tarn. The Magistrates Court will sit.', 'england'],
    ['You owe £40 to us.', undefined],
  ])('%s', (words, nation) => {
    expect(inLetter(words).jurisdiction.nation).toBe(nation)
  })
})

describe('limits that are easily misread', () => {
  test('a period before a hearing is counted back from it', () => {
    const reading = read(
      'In the County Court at Weston\nClaim N24YJ550\nIssued 11 November 2025\n\nClaimant: Westshire Homes Ltd\nDefendant: Ms Kim Danvers\n\n' +
        'The claimant claims possession. The hearing is on 6 January 2026 at 11.40am. ' +
        'Send the defence form to the court not less than 14 days before the hearing.\n',
    )
    expect(reading.statedDeadlines.map(({ iso }) => iso)).toContain('2025-12-23')
    expect(reading.deadline?.iso).toBe('2026-01-06')
  })

  test('a judgment without a hearing asks nobody to attend', () => {
    const words =
      'If you do not reply within 14 days of service judgment may be entered without a hearing.'
    expect(inLetter(words).statedDeadlines.map(({ what }) => what)).not.toContain('attend')
  })

  test('a second sum in a debt letter is no lower price', () => {
    const words = 'You must pay us £318.40 before 25 March 2026. The whole balance is £4,902.11.'
    expect(inLetter(words).deadline?.what).toBe('pay')
  })
})

describe('sums that nobody asks for yet', () => {
  test.each([
    ['The charge is £70. If you do nothing it rises to £105.', 105],
    [
      'Pay £212.50 now. If you do not pay you will lose your instalments and the balance of £1,912.50 will be due.',
      1912.5,
    ],
  ])('%s', (words, value) => {
    const sum = inLetter(words).amounts.find((one) => one.value === value)
    expect(sum?.role).toBe('other')
  })

  test('a rise that has happened is the total', () => {
    const sums = inLetter('The penalty charge has been increased to £105.00. Total due £105.00.')
    expect(sums.amounts.at(-1)?.role).toBe('total')
  })
})

describe('nations by what people name', () => {
  test.each([
    ["I'm in Cardiff and my landlord gave me two months notice, can he?", 'wales'],
    ['my landlord in leicester wont fix the boiler, what can i do', 'england'],
    ['i work in belfast and they cut my pay, is that allowed?', 'northern_ireland'],
    ['We rent a flat in Leith. Can the factor do that?', 'scotland'],
    ['my agent emailed me a notice to leave, is it valid?', 'scotland'],
    ['swansea flat is damp and landlord does nothing', 'wales'],
    ['my boss kept my last pay, lisburn', 'northern_ireland'],
    ['landlady gave us six weeks notice to leave, is that enough?', undefined],
  ])('%s', (words, nation) => {
    expect(read(words, { country: 'gb' }).jurisdiction.nation).toBe(nation)
  })

  test('an aside about Scotland does not move the reader there', () => {
    const words =
      'You live at 4 Mill Rise, Basingstoke RG21 4AH. We may go to the County Court (or the Sheriff Court, if you live in Scotland).'
    expect(inLetter(words).jurisdiction.nation).toBe('england')
  })
})

describe('who may visit', () => {
  test('a collector at the door is a collector', () => {
    const { threats } = inLetter('You owe £300. A doorstep collection partner may visit your home.')
    expect(threats.map(({ kind }) => kind)).not.toContain('enforcement_visit')
  })

  test('tax years are no references', () => {
    const { references } = inLetter('Council tax bill 2026/2027. Account 66712098.')
    expect(references.map(({ value }) => value)).toEqual(['66712098'])
  })
})
