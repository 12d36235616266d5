/** American papers in words that differ from the forms, and the law of the state that has to stand on their page; below what sounds alike and must not bring it. */
import { expect, test } from 'vitest'

import { pageFor } from './fixtures/asked.ts'

/** The ids of all rows of law that the page rests on. */
async function rowsOn(text: string): Promise<readonly string[]> {
  const { basis } = await pageFor('us', text)
  return Object.values(basis).flatMap((proofs) =>
    proofs.flatMap((one) => (one.kind === 'law' ? [one.ruleId] : [])),
  )
}

const TO = 'Terrence Oakley, 2209 Birch Avenue'
const JOBLESS =
  'DETERMINATION OF ELIGIBILITY\nIssue: Voluntary quit. You left work without good cause. Benefits are not payable. Appeal rights: see the back.'
const SUMMONS =
  'SUMMONS - EVICTION (NONPAYMENT OF RENT)\nThe landlord has filed a complaint to evict you from the premises for rent of $2,900. Answer or appear, or judgment for possession may be entered against you. Plaintiff: Ridgeway LLC.'
const PAYROLL =
  'By law we must withhold from your wages from December 4, 2026 under a writ of garnishment, Velocity Investments v. Oakley, until $5,322.18 is paid.'
const DEPOSIT =
  'Here is what happened with your deposit of $1,150. The lease ended September 30. I redid the floors ($900) and painted ($700), so nothing is left of the deposit and you owe me $450.'
const RISE =
  'Dear resident, your monthly rent goes from $1,150 to $1,400 starting December 15, 2026. If you do not agree give us your notice to vacate.'
const DEFICIENCY =
  'EXPLANATION OF DEFICIENCY. Your 2018 Ford Escape, repossessed September 20, 2026, was sold at auction for $5,100. Deficiency balance due: $8,800.'
const LAST_CHECK =
  'Following your resignation your last check will be mailed on December 18. We have deducted $180 for the register shortage.'

test.each([
  ['AZ', `Arizona Department of Economic Security\n${TO}\n${JOBLESS}`, 'us.state.az.unemployment'],
  ['WA', `Employment Security Department\n${TO}, Spokane, WA 99201\n${JOBLESS}`, 'us.jobless.want'],
  ['GA', `Magistrate Court of Bibb County, Georgia\n${SUMMONS}`, 'us.state.ga.eviction-answer'],
  ['NY', `Buffalo City Court, New York\n${SUMMONS}`, 'us.state.ny.eviction-answer'],
  ['WA', `Superior Court of Washington, Spokane\n${SUMMONS}`, 'us.state.wa.eviction-day'],
  ['PA', `Sunrise Bakery, Allentown, PA 18102\n${PAYROLL}`, 'us.state.pa.no-garnishment'],
  ['NC', `Sunrise Bakery, Durham, NC 27701\n${PAYROLL}`, 'us.state.nc.no-garnishment'],
  [
    'OH',
    `Castellano Holdings\n${TO}, Toledo, OH 43604\n${DEPOSIT}`,
    'us.state.oh.deposit-penalty-letter',
  ],
  ['NY', `Castellano Holdings\n${TO}, Buffalo, NY 14201\n${RISE}`, 'us.rise.right-ny'],
  ['MI', `Santander\n${TO}, Flint, MI 48502\n${DEFICIENCY}`, 'us.state.mi.car-taken'],
  ['NC', `Sunrise Bakery\n${TO}, Durham, NC 27701\n${LAST_CHECK}`, 'us.state.nc.pay-cuts'],
  ['CA', `Sunrise Bakery\n${TO}, Fresno, CA 93722\n${LAST_CHECK}`, 'us.state.ca.pay-deductions'],
])('in %s the law stands on the page ($2)', async (_state, text, row) => {
  expect(await rowsOn(text)).toContain(row)
})

test.each([
  [
    'a claim for wages is no decision on benefits',
    `Texas Workforce Commission\n${TO}, Fort Worth, TX 76104\nPRELIMINARY WAGE DETERMINATION ORDER on your wage claim under the Payday Law. Your claim is denied. You may appeal.`,
    'us.state.tx.unemployment',
  ],
  [
    'no home is sold for income tax',
    `Ohio Department of Taxation\n${TO}, Toledo, OH 43604\nFINAL NOTICE. You owe state income tax for 2023 of $4,216.40. We may file a tax lien.`,
    'us.state.oh.tax-sale',
  ],
  [
    'a ticket that only threatens a suspension suspends nothing yet',
    `CITY OF PEORIA\nUNIFORM TRAFFIC CITATION\n${TO}, Peoria, IL 61602\nSpeeding 52 in a 35 zone. Fine $214.00. If you do not respond, your driver license may be suspended.`,
    'us.license.want',
  ],
  [
    'a rent that a shortfall names is no rise',
    `Castellano Holdings\n${TO}, Buffalo, NY 14201\nYour rent of $1,150 for November is past due. Pay within 14 days.`,
    'us.rise.right-ny',
  ],
])('%s', async (_name, text, row) => {
  expect(await rowsOn(text)).not.toContain(row)
})

test('an impound of the police is no scam', async () => {
  const page = await pageFor(
    'us',
    'Spokane Police Department, Vehicle Impound\nNovember 16, 2026\nYour vehicle, 2011 Toyota Camry, was impounded on November 13, 2026. You may ask for a hearing on the impound. Fees: tow $190, storage $35 per day. Unclaimed vehicles are sold at auction.',
  )
  expect(page.documentType).not.toBe('SCAM_LETTER')
})

const JURY =
  'Jury Commissioner\nFAILURE TO APPEAR FOR JURY SERVICE. You were summoned for jury duty on October 19, 2026 and did not appear. You must show cause.'
const WITNESS =
  'SUBPOENA. You are commanded to appear as a witness on December 9, 2026 and to bring your pay records.'
const ORDER =
  'Case No. 26-PO-1102\nPetitioner: Dana Oakley. Respondent: Terrence Oakley.\nEX PARTE ORDER OF PROTECTION\nThe court orders: you must not contact the petitioner and must leave the home at 2209 Birch Avenue. A hearing is on December 3, 2026 at 9:00 a.m. in Courtroom 2. So ordered, November 13, 2026, Judge of the Court.'
const TAXES =
  'DELINQUENT REAL ESTATE TAXES. Taxes for 2024 and 2025 unpaid: $3,911.20 with interest. If they stay unpaid, the property or a tax lien on it will be sold.'
const LIEN =
  'NOTICE OF INTENT TO FILE A MECHANIC’S LIEN. Your general contractor has not paid us $4,400 for work on your home. If we are not paid we will record a lien.'

test.each([
  ['AZ', `Superior Court, Tucson, AZ 85701\n${JURY}`, 'us.state.az.jury-missed'],
  ['NY', `County of Erie, Buffalo, NY 14201\n${JURY}`, 'us.state.ny.jury-missed'],
  ['GA', `State Court, Macon, GA 31201\n${WITNESS}`, 'us.state.ga.subpoena'],
  ['TX', `District Court, Fort Worth, TX 76104\n${WITNESS}`, 'us.state.tx.subpoena'],
  ['MI', `Circuit Court, Flint, MI 48502\n${ORDER}`, 'us.state.mi.protect-order'],
  ['FL', `Circuit Court, Orlando, FL 32801\n${ORDER}`, 'us.state.fl.protect-order'],
  ['AZ', `Acme Drywall\n${TO}, Tucson, AZ 85701\n${LIEN}`, 'us.state.az.home-lien'],
  [
    'CA',
    `Franchise Tax Board, Sacramento\nNotice of State Income Tax Due\n${TO}, Fresno, CA 93722\nTotal amount due $1,906.22. Pay by 11/27/26. If you do not pay, we may take collection action.`,
    'us.state.ca.tax-plan',
  ],
  ['OH', `Sunrise Bakery\n${TO}, Toledo, OH 43604\n${LAST_CHECK}`, 'us.state.oh.pay-cuts'],
  [
    'TX',
    `Tarrant County Tax Office\n${TO}, Fort Worth, TX 76104\n${TAXES}`,
    'us.state.tx.tax-sale',
  ],
  ['FL', `Orange County Tax Collector\n${TO}, Orlando, FL 32801\n${TAXES}`, 'us.state.fl.tax-sale'],
  [
    'NC',
    `Durham County Traffic Court\n${TO}, Durham, NC 27701\nTicket 77-20931, ran a red light. You did not appear in court. If you do not answer, your driver’s license will be suspended for failure to appear.`,
    'us.state.nc.license-hold',
  ],
  ['IL', `Acme Drywall\n${TO}, Peoria, IL 61602\n${LIEN}`, 'us.state.il.home-lien'],
  [
    'NC',
    `Division of Employment Security\nDurham, NC 27701\n${JOBLESS}`,
    'us.state.nc.jobless-appeal',
  ],
])('in %s a call of a court or a lien has its section ($2)', async (_state, text, row) => {
  expect(await rowsOn(text)).toContain(row)
})

test.each([
  [
    'a first call to a jury has missed nothing',
    `Superior Court, Tucson, AZ 85701\nSUMMONS FOR JURY SERVICE. You are summoned to serve as a juror on December 14, 2026. Fill in the form within 10 days.`,
    'us.state.az.jury-missed',
  ],
  [
    'a repair shop that keeps a car has no lien on a home',
    `Joe’s Repair Shop\n${TO}, Tucson, AZ 85701\nWe claim a mechanic’s lien on your car for $1,200 of repairs. It will be sold.`,
    'us.state.az.home-lien',
  ],
  [
    'a number that is toll free is no toll',
    `Peachtree Recovery Bureau, Atlanta, GA 30358\nToll free (888) 555-0137\n${TO}, Macon, GA 31201\nWe collect a debt of $2,595 for your former landlord. Unless you dispute it within 30 days, we take it as valid.`,
    'us.toll.right-owner',
  ],
  [
    'who asks for an order is not bound by it',
    `Self-Help Center, Flint, MI 48502\nHow to ask for an order of protection: fill in the form and hand it to the clerk. It is free.`,
    'us.state.mi.protect-order',
  ],
])('%s', async (_name, text, row) => {
  expect(await rowsOn(text)).not.toContain(row)
})

test.each([
  [
    `Rocket Mortgage\n${TO}, Toledo, OH 43604\nYour loss mitigation application is complete. We deny a loan modification. You may appeal within 14 days.`,
    'us.mortgage-help.right-appeal',
  ],
  [
    `Chase Bank\n${TO}, Toledo, OH 43604\nWe reviewed your dispute of the Zelle payment of $900 on October 3, 2026. We found it was authorized and deny your claim.`,
    'us.bank.right-explain',
  ],
  [
    `Citi Cards\n${TO}, Toledo, OH 43604\nWe closed your billing dispute of $420 in the merchant's favor.`,
    'us.card.right-dispute',
  ],
])(
  'a decision on a mortgage, a transfer or a card charge has its federal rule (%#)',
  async (text, row) => {
    expect(await rowsOn(text)).toContain(row)
  },
)

test.each([
  [
    `Rocket Mortgage\n${TO}, Toledo, OH 43604\nYour loan modification is approved. Your new payment is $1,402 a month.`,
    'us.mortgage-help.right-appeal',
  ],
  [
    `Allstate\n${TO}, Toledo, OH 43604\nPolicyholder: Terrence Oakley. We reviewed the dispute over your claim and the transaction with the bank that holds your account. We deny your claim for water damage.`,
    'us.bank.right-explain',
  ],
])('what sounds alike has another (%#)', async (text, row) => {
  expect(await rowsOn(text)).not.toContain(row)
})
