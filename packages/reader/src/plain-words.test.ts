/** Papers of people and offices that name no paper. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('a job that ends in plain words is a dismissal', () => {
  test.each([
    "Hi Sam, owner wants somebody else in the kitchen. Don't come in tomorrow. I'll mail your ROE and your last cheque. Your knives are at the front. Rob, The Tarn Arms",
    "From: Jo (boss). Three days off sick and a dent in the van. I'll pay you up to Friday, don't bother coming Monday.",
    'TARN CAB OFFICE\n\nYou have had four complaints. You are off the rota from midnight and there is no notice. Bring back the badge and you get your bond.',
    'Tarn Nursery Ltd\n\n21 February 2026\n\nDear Sam\n\nYou started on six months’ probation. We have decided not to go on with your employment. Your final day is today. You will be paid a week in lieu of notice.',
    'THE TARN ARMS\n\nSam\n\nYou walked out on Saturday and have not answered. I have taken that as you resigning. Ring me by Wednesday or I will process you as a leaver. Your tips are at the bar.',
    '12 May 2026\n\nDear Nora:\n\nRe: Employment\n\nThis confirms what we told you this morning: your employment with Tarn Instruments Inc. is being terminated effective today. We will continue your salary for six weeks, which is more than your offer of employment dated 3 June 2019 says.\n\nYours truly,\n\nTarn Instruments Inc.\nHalifax, Nova Scotia',
    'Dear Sam\n\nYour employment with the Company will be ended on 30 June 2026. You need not work your notice. Please hand in your laptop and your badge.\n\nKind regards\nTarn Metrics Pty Ltd, Perth WA',
    'Dear Ms Quill\n\nWe write to say that your contract of employment was terminated on 2 March 2026. Your last pay comes on 14 March.\n\nTarn Foods Ltd\nLeeds',
    'Dear Lee,\n\nAfter our talk on Monday your employment has been discontinued as of today, under the terms of your offer of employment. You will be paid two weeks in place of notice.\n\nTarn Logistics LLC\nTulsa, OK 74103',
  ])('%s', (text) => {
    expect(read(text).documentType).toBe('DISMISSAL_LETTER')
  })

  test.each([
    'Hi Sam, no need to bring anything. Your last lesson with us was lovely, see you next term! The swimming team',
    "Can they tell me by text don't bother coming Monday? I have worked there two years.",
    'Dear Sam\n\nOffer of employment\n\nWe are pleased to offer you the post of Stock Clerk from 4 May 2026. Either side may end your employment with two weeks of notice.\n\nTarn Stores Ltd\nLeeds',
    'Dear Guest\n\nYour room is being cleaned and your booking has been ended early at your wish. We paid back £80.\n\nThe Tarn Hotel',
  ])('but not: %s', (text) => {
    expect(read(text).documentType).not.toBe('DISMISSAL_LETTER')
  })
})

describe('a benefit that is wanted back is an overpayment, whatever the paper is called', () => {
  test.each([
    'Department for Work & Pensions\nUniversal Credit\n\nAbout your Universal Credit\n\nDear Mr Quill\n\nWe looked again at your claim. You were living as a couple and claimed as a single person, so we paid you £3,120.40 more than you should have had.\n\nWhat happens next\nWe will take an amount from each payment until it is repaid. You do not have to do anything.',
    'COUNTY OF TARN\nHuman Services Agency\n\nNOTICE OF ACTION\n\nYou got more cash aid than you should have in October and November. The overpayment is $1,144. We forgot to count a job that you reported. By law we still have to collect it.',
    'Tarn Council, Adult Social Care\n\nWe have checked your personal budget. You were paid too much: £1,210 went to a person in your home. Please pay it back in 28 days, or tell us why not.',
    'StudyLink\n\nYou stopped full-time study on 12 May. We paid you Student Allowance until 22 June. You need to repay $1,680.10. Tell us within 20 working days if this is wrong.',
  ])('%s', (text) => {
    expect(read(text).documentType).toBe('BENEFIT_OVERPAYMENT')
  })

  test('but not an award that changes from now on', () => {
    const { documentType, paper, urgencyLevel } = read(
      'Department for Work and Pensions\nUniversal Credit\n\nDate: 8 July 2026\n\nWe have looked at your Universal Credit award.\nYour payment will change from 1 August 2026.\nYour new monthly payment will be £612.10.\nIf you disagree you can ask for a mandatory reconsideration within one month of the date of this letter.',
    )
    expect([documentType, paper?.name, urgencyLevel]).toEqual([
      'OTHER',
      'benefit_decision',
      'medium',
    ])
  })

  test('but not wages that an employer paid twice', () => {
    const text =
      'Tarn Freight Ltd\n\nDear Sam\n\nBy mistake your wages for March were paid twice. We will take the second sum of £1,210 from your next two pay days.'
    expect(read(text).documentType).not.toBe('BENEFIT_OVERPAYMENT')
  })
})

describe('a paper whose kind stays a guess', () => {
  test.each([
    'Mr Quill\n\nBoundary wall. In May your builder took down four metres of the wall. A quotation for building it again is £7,100. Please confirm in 14 days that you accept this and give us the name of your insurer.',
    'TARN STORAGE\nUnit 114. We have not had your March and April money (£118). The door is locked from Friday unless it is in.',
  ])('is not put aside where it names a sum or a day: %s', (text) => {
    expect(read(text).urgencyLevel).toBe('medium')
  })
})

describe('papers in the words of their own trade', () => {
  test.each([
    [
      'COURT_CLAIM',
      'Superior Court of Tarn County\n\nSUMMONS (20 days)\n\nTARN RECEIVABLES, Plaintiff, vs. SAM QUILL\n\nTO THE DEFENDANT: A lawsuit has been started against you. To defend it you must state your defense in writing within 20 days after the service of this summons.',
    ],
    [
      'COURT_JUDGMENT',
      'Dear Mr Quill\n\nI enclose the Tribunal’s decision. The Tribunal determines that the sum of £904.36 is payable by the respondent for the service charge years 2021 and 2022. The respondent shall pay within 28 days.',
    ],
    [
      'EVICTION_NOTICE',
      'Subject: Ending of your service occupancy\n\nDear Sam\n\nYour job as warden finishes on 31 March, and so does your right to live in the flat, which goes with the post. We would like the flat empty on 28 April. If you feel unable to go, we would have to ask the court.\n\nClerk to the Tarn Trust',
    ],
    [
      'DEBT_COLLECTION_LETTER',
      'PAST-DUE STATEMENT\n\nDr Quill, dentist\n\nPatient: Sam\nBalance 120+ days ... $375.00\n\n** This is your last statement before collection. Please remit within 15 days. **',
    ],
    [
      'RENT_ARREARS_LETTER',
      'Dear Mr Quill\n\nYou signed as guarantor for your son’s rent at 3 Tarn Row. He has not paid the last instalment, £986. As guarantor you are responsible for the rent as if it were your own. Please pay within 10 days. Tarn Nests',
    ],
    [
      'REDUNDANCY_NOTICE',
      'NOTICE OF RETRENCHMENT\n\nTo Sam Quill, weaver\n\nOwing to closing of the second shift you have become surplus. It is decided to retrench you. You are being paid one month’s wages in lieu of notice.',
    ],
  ] as const)('%s', (kind, text) => {
    expect(read(text).documentType).toBe(kind)
  })
})

describe('a message said to one reader', () => {
  test.each([
    'Hey team!\n\nWorking bee at the hall this Saturday from 9. Bring gloves and a plate. My trailer is there for the green waste.\n\nRob',
    'Dear Mr Quill,\n\nI am writing because the rent of April did not come and half of March also not, £1,125 in all. I am not a rich man, I have only this one flat. Please pay until the 30th.\n\nJo Tarn',
    'Hi lads,\n\nBad news I am afraid. The bank has sold my mortgage and wants the house empty. From the end of the month pay the rent to them.\n\nSam',
    'TV Licensing. OFFICIAL WARNING\nThe Legal Occupier. Our records show there is no TV Licence at this address. We have opened an investigation.',
    'Rent is late again. I am changing the locks on Saturday and putting your stuff outside if you dont pay £700. Dont bother calling the council. Get out.',
  ])('is no question: %s', (text) => {
    expect(read(text).isEnquiry).toBe(false)
  })

  test.each([
    'Hi all,\n\nMy landlord wants the house empty by the end of the month and has sold it. Can he do that?\n\nSam',
    'Hello everyone,\n\nI got a letter from a bailiff about council tax that I have paid. Any advice would be welcome.\n\nThanks, Jo',
    'My landlord says the rent is late and that he will change the locks on Saturday if I dont pay £700. Can he put my stuff outside?',
  ])('is one where it asks: %s', (text) => {
    expect(read(text).isEnquiry).toBe(true)
  })
})
