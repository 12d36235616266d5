/** What belongs to another matter stays off a page: cars for a heap of rubbish, rent debts for a home that the owner wants, a notice for who has left, a highest fee for the usual one, and a collector for a town that bills its year. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'
import { rowFor } from './fixtures/asked.ts'

async function pageOf(country: CountryCode, text: string): Promise<string> {
  const { outcome } = await analyse({
    text,
    request: { country, language: 'en' },
    today: '2026-11-23',
  })
  return JSON.stringify(outcome.analysis)
}

const HEARING = (matter: string): string =>
  `Landratsamt Tarnkreis\nBußgeldstelle\n\n12.11.2026\n\nAnhörung\n\nSehr geehrter Herr Quill,\n\n${matter} Ich habe das Bußgeldverfahren gegen Sie eingeleitet und gebe Ihnen bis zum 30.11.2026 gemäß § 55 OWiG Gelegenheit, sich zur Sache zu äußern. Einlassungen zur Sache sind freiwillig.`

describe('a hearing before a fine in Germany', () => {
  test.each([
    'Sie haben am 14.10.2026 Sperrmüll abgelagert. Das ist ein Verstoß gegen § 28 KrWG.',
    'Sie haben am 14.10.2026 gegen die Leinenpflicht verstoßen.',
    'Ihr Kind hat die Schulpflicht verletzt.',
    'Sie haben am 14.10.2026 gegen § 117 OWiG verstoßen (Ruhestörung).',
  ])('speaks of no driver where nobody drove: %s', async (matter) => {
    const page = await pageOf('de', HEARING(matter))
    expect(page).toContain('Your silence may not be held against you')
    expect(page).not.toMatch(/who drove|measuring data|logbook|[Tt]raffic/)
  })

  test('speaks of the driver where somebody did', async () => {
    const page = await pageOf(
      'de',
      HEARING('Sie haben am 14.10.2026 die zulässige Geschwindigkeit um 24 km/h überschritten.'),
    )
    expect(page).toContain('who drove')
  })
})

describe('a notice of the home', () => {
  test.each([
    [
      'be',
      'Gent, 20 oktober 2026\n\nOnderwerp: opzeg van het huurcontract\n\nMevrouw,\n\nIk zal de woning zelf bewonen. De opzeg van zes maanden eindigt op 30 april 2027.\n\nPiet Tarn',
      'Agree a rent plan',
    ],
    [
      'ie',
      'Notice of Termination\n\n3 November 2026\n\nI give you notice to quit Quay House, Sligo by 30 April 2027. The landlord requires the dwelling for his own occupation.\n\nDeclan Tarn',
      'Agree a plan',
    ],
    [
      'nz',
      'Notice to end your tenancy\n\n3 November 2026\n\nDear tenant, this is 42 days notice. I will move into the house at 4 Tarn Road, Napier myself. Your tenancy ends on 15 December 2026.\n\nAda Quill, landlord',
      'Agree a plan',
    ],
  ] as const)('offers no plan for debts that nobody names in %s', async (country, text, plan) => {
    expect(await pageOf(country, text)).not.toContain(plan)
  })

  test('offers one where rent is owed', async () => {
    const text =
      'Gent, 20 oktober 2026\n\nMevrouw,\n\nUw huurachterstand is 1.240,00 EUR. Gelieve binnen 15 dagen te betalen, of ik vraag de vrederechter de ontbinding van de huur.\n\nPiet Tarn'
    expect(await pageOf('be', text)).toContain('Agree a rent plan')
  })
})

const TARI =
  'Comune di Tarno\n\nTassa sui rifiuti (TARI)\n\nAvviso di pagamento TARI 2026, prima rata.\n\nDevi pagare: 61,00 €\nEntro il: 31/07/2026'

describe('the yearly bill of an Italian town', () => {
  test.each([TARI, TARI.replace('31/07/2026', '30/11/2026')])(
    'speaks of no collector: %j',
    async (text) => {
      const page = await pageOf('it', text)
      expect(page).toContain('This is the yearly bill of the town')
      expect(page).toContain('ravvedimento')
      expect(page).not.toMatch(/It is serious|no new seizure|Within 60 days you can still appeal/)
    },
  )

  test('is more where the town says that it was missed', async () => {
    const page = await pageOf('it', `${TARI}\n\nSollecito: la rata non risulta pagata.`)
    expect(page).not.toContain('Nobody can seize anything because of it alone')
  })
})

test('a fee below the highest is not called what the law allows', async () => {
  const text =
    'Tarn Inkasso GmbH\nBochum, 9. November 2026\n\nSehr geehrte Frau Quill,\n\nFitness Tarn GmbH hat uns beauftragt.\n\nHauptforderung 80,00 EUR\nInkassovergütung 66,95 EUR\nGesamtforderung 146,95 EUR\n\nBitte zahlen Sie bis zum 23.11.2026.'
  const page = await pageOf('de', text)
  expect(page).toContain('€66.95 is not above the highest sum that the law allows')
  expect(page).toContain('A first letter allows 0.5 in most cases')
})

test.each([
  [
    'de',
    'Hose online gekauft, passt nicht, zurückgeschickt. Der Händler zahlt das Geld nicht, ich hätte erst widerrufen müssen.',
    'de.ask-buy.refund-after-return',
  ],
  [
    'de',
    'schuhe zurückgesendet vor 3 wochen, shop verweigert rückzahlung, keine erstattung bisher',
    'de.ask-buy.refund-after-return',
  ],
  [
    'fr',
    "Congé pour vente du propriétaire, j'ai donc quitté mon logement en avril. Deux mois après l'état des lieux de sortie il refuse de rendre le dépôt de garantie et me l'écrit par mail.",
    'fr.ask-home.deposit',
  ],
] as const)('is answered by its own row in %s: %s', async (country, asked, id) => {
  expect(await rowFor(country, asked)).toBe(id)
})

describe('papers of American offices and lenders', () => {
  const refusal =
    'NOTICE OF ACTION TAKEN AND STATEMENT OF REASONS\n\nTarn Community Credit Union, Everett, WA 98201\n\nDate: October 21, 2026\nDescription of Account, Transaction, or Requested Credit: Auto loan\nApplication denied\n\nReason: Excessive obligations in relation to income.\nOur decision was based on a report of a consumer reporting agency. You have a right to a free copy within 60 days, and to dispute wrong information.\n\nNOTICE: The Federal Equal Credit Opportunity Act prohibits discrimination on the basis of race, or because income derives from any public assistance program.'

  test('a lender that refuses speaks of no transfer, benefit or car', async () => {
    const page = await pageOf('us', refusal)
    expect(page).toContain('A lender may not refuse you because of race')
    expect(page).not.toMatch(/allowed a transfer|hearing on benefits|notice of sale/)
  })

  test('a last notice before a levy is not called a mere bill', async () => {
    const page = await pageOf(
      'us',
      'Internal Revenue Service\nNotice LT11\nNotice date: October 16, 2026\n\nIntent to seize your property or rights to property\nAmount due immediately: $5,874.19\n\nThe IRS may seize your property on or after November 15, 2026. Complete Form 12153 by November 15, 2026.',
    )
    expect(page).not.toContain('A bill like this is not a levy')
  })

  test('a clinic that guesses is no office that ends Medicaid', async () => {
    const page = await pageOf(
      'us',
      'Tarn Medical PC\n\nOctober 7, 2026\n\nDear Ana Bell\n\nYour medical coverage may have terminated. You may still qualify for Medicaid. Call us for an appointment.',
    )
    expect(page).not.toContain('The state says that your Medicaid ends')
  })

  test('who won a case is not told to sue first', async () => {
    const page = await pageOf(
      'us',
      '4 May 2026\n\nAna Bell\nOakland, CA 94610\n\nDear Mr Quill:\n\nI write about the small claims judgment recently entered against you. Please pay $1,250.00 by June 30, 2026. I reserve the right to enforce the judgment.',
    )
    expect(page).toContain('A court has decided already')
    expect(page).not.toContain('They must sue you and win first')
  })
})

describe('a judgment mortgage in Ireland', () => {
  const DEMAND = (words: string): string =>
    `Tarn Plant Hire\nCarrigtarn, Co. Cork\n\n14 October 2026\n\nDear Mr Test\n\nFINAL DEMAND\n\nInvoice 0417 for €1,260.00 was due on 30 June 2026. Pay within 14 days. ${words}`

  test.each([
    'If not, we may sue and register a judgment mortgage on any property you own.',
    'Otherwise our solicitor may issue proceedings and register a judgement mortgage on your property.',
  ])('makes no home loan of an invoice: %s', async (words) => {
    const page = await pageOf('ie', DEMAND(words))
    expect(page).not.toMatch(/home loan|PIA\)|2038-06-30/)
    expect(page).toContain('2032')
  })

  test('and a lender that writes of the mortgage keeps its law', async () => {
    const page = await pageOf(
      'ie',
      'Tarn Home Loans DAC\n14 October 2026\n\nDear Mr Test\n\nYour mortgage account 0417 is in arrears of €3,200.00. Please complete the Standard Financial Statement within 20 days.',
    )
    expect(page).toContain('For your home loan the lender must follow set steps')
  })
})
