/** Whose duty a limit is, which of two days to leave comes first, and what a tax is worked out from. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const page = (head: string, words: string): string => `${head}\n\n${words}`

describe('money that a bank must hand over', () => {
  const seizure = (words: string) =>
    read(
      page(
        "Trésorerie de Tarnville\nNOTIFICATION D'UNE SAISIE ADMINISTRATIVE À TIERS DÉTENTEUR\nle 5 novembre 2026",
        words,
      ),
      { country: 'fr' },
    )

  test.each([
    'Le tiers détenteur est tenu de verser les fonds dans un délai de trente jours.',
    'Le tiers saisi doit déclarer les sommes sous huit jours.',
  ])('sets the debtor no time: %s', (words) => {
    const { deadline } = seizure(
      `Total à payer : 281,80 €. ${words} Vous pouvez contester dans le délai de deux mois suivant la réception du présent acte.`,
    )
    expect(deadline?.quote).toContain('deux mois')
  })

  test('what is asked of the reader does', () => {
    const { deadline } = seizure('Vous devez payer 281,80 € dans un délai de trente jours.')
    expect(deadline?.quote).toContain('trente jours')
  })
})

describe('two days to leave a German home', () => {
  const notice = (words: string) =>
    read(
      page(
        'Tarnland Wohnungsgenossenschaft eG\nTarnburg, 12. November 2026\n\nSehr geehrter Herr Quill,',
        `wir kündigen das Mietverhältnis ${words}`,
      ),
      { country: 'de' },
    ).deadline?.iso

  test('the one at once leads before the one in the alternative', () => {
    expect(
      notice(
        'fristlos, hilfsweise zum 31. Januar 2027. Die Wohnung ist bis zum 30. November 2026 geräumt zu übergeben.',
      ),
    ).toBe('2026-11-30')
  })

  test('without an earlier day the notice keeps its own', () => {
    expect(notice('fristlos, hilfsweise ordentlich zum 31. Januar 2027.')).toBe('2027-01-31')
  })
})

describe('a Spanish court that sets the day of a lanzamiento', () => {
  const HEAD =
    'JUZGADO DE PRIMERA INSTANCIA N.º 4 DE TARNVILLE\nJuicio verbal (desahucio falta pago) 118/2025\nDemandante: Pisos Tarn S.L.\nDemandada: D.ª Ana Quill\nDILIGENCIA DE ORDENACIÓN\nEn Tarnville, a 4 de noviembre de 2026'

  test('clears a home on that day', () => {
    const { documentType, deadline } = read(
      page(
        HEAD,
        'Se señala para la práctica del lanzamiento de la demandada de la vivienda sita en calle Olmo 4, 2.º izquierda, el próximo día 10 de diciembre de 2026 a las 10:30 horas. Cabe recurso de reposición en el plazo de cinco días.',
      ),
      { country: 'es' },
    )
    expect(documentType).toBe('EVICTION_NOTICE')
    expect(deadline?.iso).toBe('2026-12-10')
  })

  test('seizes money without one', () => {
    const { documentType } = read(
      page(
        HEAD,
        'Diligencia de embargo: se declaran embargados los saldos de su cuenta por 1.240,00 euros.',
      ),
      { country: 'es' },
    )
    expect(documentType).toBe('BAILIFF_NOTICE')
  })
})

test('days counted from a Belgian notice begin when it comes', () => {
  const limit = (words: string) =>
    read(
      page(
        'Stad Tarnegem\nDe sanctionerend ambtenaar\n5 november 2026\n\nGeachte mevrouw',
        `U riskeert een administratieve geldboete van 350 euro. U kunt ${words} uw verweer indienen.`,
      ),
      { country: 'be' },
    ).deadline
  expect(limit('binnen 15 dagen na deze kennisgeving')).toMatchObject({
    iso: null,
    relativeDays: 15,
  })
  expect(limit('uiterlijk op 20 november 2026')).toMatchObject({ iso: '2026-11-20' })
})

describe('a Swiss assessment', () => {
  const sums = (words: string) =>
    read(
      page(
        'SERVICE DES CONTRIBUTIONS\nTarnmont, le 30 octobre 2026\n\nDÉCISION DE TAXATION – Impôt fédéral direct 2025',
        words,
      ),
      { country: 'ch' },
    )

  test('owes no income, and comes from an office', () => {
    const { amounts, isOfficialDemand } = sums(
      "Revenu imposable retenu : CHF 68'000.–\nImpôt dû : CHF 1'204.–",
    )
    expect(amounts.find(({ value }) => value === 68_000)?.role).toBe('other')
    expect(amounts.find(({ value }) => value === 1204)?.role).toBe('total')
    expect(isOfficialDemand).toBe(true)
  })
})

test('what was due already sets no limit', () => {
  const { deadline } = read(
    "Hi Sam, we didn't receive your payment of £41.66 due 12 Nov. If you don't pay within 10 days we may pass this to a debt collection agency.",
    { country: 'gb' },
  )
  expect(deadline).toMatchObject({ relativeDays: 10 })
})

test('a court that will hear the case says when to come', () => {
  const { deadline } = read(
    'In the County Court at Tarn   Claim no. K00CR552\nClaim form for possession of property\nClaimant: Tarn Building Society   Defendant: Mr R. Quill\nThe court will hear the claim on 14 January 2027 at 11.30 am.\nDate issued 17 November 2026',
    { country: 'gb' },
  )
  expect(deadline).toMatchObject({ iso: '2027-01-14', what: 'attend' })
})

test('an Italian fine runs from the day on which it was served, not from that on which it was written', () => {
  const { deadline } = read(
    'Comune di Tarni - Polizia Locale\nVerbale n. 22119/2026 del 3/10/2026, notificato il 9/11/2026\nSanzione € 83,00 oltre spese € 15,00, totale € 98,00. Ricorso al Prefetto entro 60 giorni.',
    { country: 'it' },
  )
  expect(deadline?.iso).toBe('2027-01-08')
})
