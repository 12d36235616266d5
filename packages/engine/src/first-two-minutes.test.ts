/** What a good adviser says in the first two minutes, and what they never say. Each was once wrong. */
import type { AnalysisOutcome } from '@plainletter/contracts/analysis'
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function advise(text: string, country: CountryCode = 'gb'): Promise<AnalysisOutcome> {
  const { outcome } = await analyse({
    text,
    request: { country, language: 'en' },
    today: '2026-11-21',
  })
  return outcome
}

const MORTGAGE = `Sandmoor Building Society
Mrs J Pell, 4 Alder Way, Preston PR2 8HH
13 November 2026
Your mortgage account 11-20-3344
You have missed two payments. Your arrears are £1,986.40. Your home may be repossessed if you do not keep up repayments on your mortgage.
If we do not hear from you by 30 November 2026 we will ask our solicitors to begin possession proceedings.`

const USED_CAR = `Brook Lane Motors Ltd, Walsall
14 November 2026
Dear Mr Noor
RE: Vehicle sold to you on 30 October 2026 for £4,995
The gearbox fault you complain about was not present at sale. You signed "sold as seen". We refuse a refund and will not carry out a repair.`

const PIP_REFUSED = `Department for Work and Pensions
Personal Independence Payment
Mrs A Kerr, 4 Derwent Avenue, Blackpool FY4 2PL
6 November 2026
We have decided that you are not entitled from 1 November 2026. You scored 4 points for daily living and 0 points for mobility.
If you think this decision is wrong, you can ask for a Mandatory Reconsideration within one month of the date of this letter.`

const TAX_ENFORCEMENT = `HM Revenue & Customs
Debt Management
Mr T Bloom, 71 Lower Street, Northampton NN1 2RR
Unique Taxpayer Reference 12345 67890
9 November 2026
SELF ASSESSMENT - WARNING OF ENFORCEMENT
You owe £4,318.22 including late payment penalties £215.91 and interest £88.31.
Pay by 23 November 2026. If you do not pay we may take your possessions and sell them (distraint).`

const SALE_NOTICE = `FORM 3A - NOTICE SEEKING POSSESSION
Section 8 of the Housing Act 1988
To: Olivia Farr, 7 Harbour View, Plymouth PL1 3DF
I intend to apply to the court for possession on ground 1A (sale of dwelling-house) in Schedule 2 to the Housing Act 1988.
The court proceedings will not begin earlier than 25 March 2027.
Date: 18 November 2026. Signed: P. Lacey, landlord`

const BAILIFF_DAY = `County Court at Luton
NOTICE OF EVICTION (N54)
To: Mr S Adu, 12 Fern Close, Luton LU2 7AB
17 November 2026
The court has issued a warrant of possession. The bailiffs will attend and evict you on 3 December 2026 at 10:30am.`

const JUDGMENT = `In the County Court at Bolton
Judgment for Claimant (in default), form N30
Claim number K1QZ2H34
Claimant: Harbour Credit Ltd. Defendant: Mr O Dunn, 8 Peel Street, Bolton BL1 4AA
Date: 29 September 2026
You have not replied to the claim form. It is ordered that you must pay the claimant £1,427.40 by 20 October 2026.`

const RECOVERY_ORDER = `Traffic Enforcement Centre
Order for Recovery of Unpaid Penalty Charge
Penalty Charge Number BW2291837461
Mr T Oyel, 5 Quay Street, Dartford DA1 2BB
Order date 11/11/2026
Amount outstanding £115.00
You may complete the enclosed statutory declaration (PE3) and return it by 02/12/2026. Otherwise pay within 21 days.`

const NOTICE_TO_LEAVE = `NOTICE TO LEAVE
Private Housing (Tenancies) (Scotland) Act 2016
To: Craig Muir, Flat 2/1, 118 Dumbarton Road, Glasgow G11 6NY
Ground: you have rent arrears over three consecutive months. Arrears £2,780.
An application will not be submitted to the First-tier Tribunal before 21 December 2026.
Dated: 19 November 2026`

const SPANISH_EVICTION = `JUZGADO DE PRIMERA INSTANCIA Nº 7 DE SEVILLA
Juicio verbal de desahucio por falta de pago 1120/2026
Demandante: Doña Rocío Almenar. Demandado: Don Iván Prieto, Calle Feria 12, 41003 Sevilla
Sevilla, 10 de noviembre de 2026
Se le requiere para que en el plazo de diez días desaloje el inmueble, pague al actor 4.200 euros de rentas, o formule oposición. El lanzamiento queda señalado para el 19 de enero de 2027 a las 10:30 horas.`

const GERMAN_ORDER = `Amtsgericht Hagen - Zentrales Mahngericht
Mahnbescheid vom 9. November 2026
Geschäftsnummer 26-4471900-0-3
Antragsteller: Ruhrfonds Finanz AG
Antragsgegner: Herr Jan Timm, Lange Straße 4, 58089 Hagen
Hauptforderung 1.100,00 EUR, Gesamtsumme 1.317,80 EUR
Sie können innerhalb von zwei Wochen ab Zustellung Widerspruch erheben. Das Gericht hat nicht geprüft, ob der Anspruch besteht.`

describe('what a good adviser says in the first two minutes', () => {
  test('a mortgage lender is asked for help, not for proof of the debt', async () => {
    const { analysis, draftResponse } = await advise(MORTGAGE)
    expect(analysis.possibleResponses[0]?.title).toBe('Agree a plan to catch up')
    expect(analysis.firstThingsFirst.realityCheck).toMatch(/^Put this debt first/)
    expect(draftResponse).toContain('I want to keep my home')
    expect(draftResponse).not.toContain('I do not admit')
  })

  test('a dealer who says "sold as seen" does not get the last word', async () => {
    const { analysis, draftResponse } = await advise(USED_CAR)
    expect(analysis.recommendedActions.step1).toContain('less than 30 days ago')
    expect(analysis.legalRights.join(' ')).toContain('"sold as seen" do not protect a dealer')
    expect(draftResponse).toContain('Consumer Rights Act 2015')
  })

  test('a refused benefit is not said to be owed back', async () => {
    const { analysis } = await advise(PIP_REFUSED)
    expect(analysis.firstThingsFirst.whatTheyWant).toContain('They ask for nothing back')
    expect(analysis.recommendedActions.step1).toContain('mandatory reconsideration')
    expect(JSON.stringify(analysis)).not.toContain('paid too much')
  })

  test('tax that is being collected leads with time to pay, and its parts are no gap', async () => {
    const { analysis } = await advise(TAX_ENFORCEMENT)
    expect(analysis.possibleResponses[0]?.title).toBe('Ask for Time to Pay')
    expect(analysis.checks.filter((check) => check.result === 'problem')).toEqual([])
  })

  test('a notice to sell is told of the protected year, and not of rent arrears', async () => {
    const { analysis } = await advise(SALE_NOTICE)
    const said = JSON.stringify(analysis)
    expect(said).toContain('first 12 months of your tenancy')
    expect(said).not.toContain('three months of arrears')
    expect(said).not.toContain('rent statement')
  })

  test('a day for court bailiffs leads with asking the court to stop it', async () => {
    const { analysis } = await advise(BAILIFF_DAY)
    expect(analysis.possibleResponses[0]?.title).toBe('Ask the court to stop the eviction')
    expect(analysis.recommendedActions.step1).toContain('N244')
    expect(analysis.legalRights.join(' ')).not.toContain('until a court orders you to leave')
  })

  test('a judgment older than a month is not to be paid within the month', async () => {
    const { analysis } = await advise(JUDGMENT)
    expect(analysis.firstThingsFirst.nextSteps).not.toContain('within one month')
    expect(analysis.possibleResponses.map((one) => one.title)).not.toContain(
      'Pay in full within one month',
    )
  })

  test('an order for recovery gets its form and no letter', async () => {
    const { analysis, draftResponse } = await advise(RECOVERY_ORDER)
    expect(analysis.verdict).toContain('send form TE9 or PE3')
    expect(draftResponse).toBeNull()
  })

  test('a Scottish tenant is told of the Tribunal and of free help first', async () => {
    const { analysis } = await advise(NOTICE_TO_LEAVE)
    expect(analysis.possibleResponses[0]?.type).toBe('get_help')
    expect(analysis.cannotHappenYet.join(' ')).toContain('must first go to the Tribunal')
  })

  test('the ten days to answer lead over the day of the eviction', async () => {
    const { analysis } = await advise(SPANISH_EVICTION, 'es')
    expect(analysis.deadlines[0]).toMatchObject({ date: '2026-11-24', isMain: true })
    expect(analysis.deadlines.filter((one) => one.date === '2026-11-20')).toEqual([])
  })

  test('the court that sends an order to pay is not the one who asks', async () => {
    const { analysis } = await advise(GERMAN_ORDER, 'de')
    expect(analysis.firstThingsFirst.whatTheyWant).not.toContain('Amtsgericht Hagen has started')
    expect(analysis.summary).not.toMatch(/Amtsgericht Hagen[^.]* started it/)
  })
})

const RATES = `Land & Property Services
Department of Finance Northern Ireland
FINAL NOTICE - Rates
Ms G Tower, 17 Ardmore Ave, Belfast BT10 0JP
9 November 2026
Your rate account is overdue. Amount to pay now £687.30. If you do not pay within 14 days we will apply to the Magistrates' Court for a decree.`

const SUMMARY_WARRANT = `Strathforth LLP, Sheriff Officers, 24 Blyth Square, Glasgow G2 4BG
Mr R Kinloch, 9 Bruce Street, Dunfermline KY12 7AG
16 November 2026
Our client: Fife Council, council tax. A summary warrant has been granted by the Sheriff Court for £1,104.50. If payment is not made within 14 days we will proceed with a charge for payment.`

describe('the names that people know where they live', () => {
  test('Northern Ireland has rates, not council tax', async () => {
    const { analysis } = await advise(RATES)
    expect(analysis.verdict).toMatch(/^This (?:is|looks like) a letter about rates/)
    expect(analysis.firstThingsFirst.whatTheyWant).not.toContain('council tax')
  })

  test('Scotland has sheriff officers, not bailiffs', async () => {
    const { analysis } = await advise(SUMMARY_WARRANT)
    expect(analysis.verdict).toMatch(/^This (?:is|looks like) a letter from sheriff officers/)
  })
})
