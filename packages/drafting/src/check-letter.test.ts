import type { CountryCode } from '@plainletter/contracts/country'
import type { CitationVerdict } from '@plainletter/contracts/draft'
import type { Authority, Rule } from '@plainletter/contracts/rule'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { checkLetter } from './check-letter.ts'
import { findCitations } from './citations/find-citations.ts'
import type { HeldLaw } from './citations/judge-citation.ts'

function right(
  country: CountryCode,
  authority: Pick<Authority, 'title' | 'provision'> & { inForceTo?: string },
  changes: Partial<Pick<Rule, 'kinds' | 'nations' | 'regions'>> = {},
): Rule {
  return {
    kind: 'right',
    id: `${country}.test.${authority.provision.length}`,
    country,
    kinds: ['DEBT_COLLECTION_LETTER'],
    says: 'You have a right to this.',
    authority: { url: 'https://example.org/', inForceFrom: '2000-01-01', ...authority },
    checkedOn: '2026-11-21',
    checkBy: '2027-11-20',
    ...changes,
  }
}

const BRITISH: HeldLaw = {
  country: 'gb',
  nation: 'england',
  kind: 'DEBT_COLLECTION_LETTER',
  today: '2026-11-21',
  rules: [
    right('gb', { title: 'Consumer Credit Act 1974', provision: 'sections 77 to 79' }),
    right('gb', { title: 'Civil Procedure Rules 1998', provision: 'CPR 10.3 and 15.4' }),
    right(
      'gb',
      { title: 'Housing Act 1988', provision: 'section 8' },
      { kinds: ['EVICTION_NOTICE'] },
    ),
    right(
      'gb',
      { title: 'Prescription and Limitation (Scotland) Act 1973', provision: 'section 6' },
      { nations: ['scotland'] },
    ),
    right('gb', {
      title: 'Money Rules 1990',
      provision: 'rule 4',
      inForceTo: '2020-01-01',
    }),
    right('gb', {
      title: 'ParkingEye v Beavis',
      provision: '[2015] UKSC 67',
    }),
  ],
}

const held = (country: CountryCode, title: string, provision: string): HeldLaw => ({
  country,
  kind: null,
  today: '2026-11-21',
  rules: [right(country, { title, provision })],
})

describe('citations in a British letter', () => {
  test.each<[string, string, CitationVerdict]>([
    ['I ask under section 77 of the Consumer Credit Act 1974.', 'a held section', 'verified'],
    ['Under s.78 Consumer Credit Act 1974 I ask', 'inside a held range', 'verified'],
    ['The Consumer Credit Act 1974, s. 79 says so', 'after the name', 'verified'],
    ['The Consumer Credit Act 1974 says so', 'without a section', 'verified'],
    ['section 999 of the Consumer Credit Act 1974', 'a section not held', 'not_found'],
    ['CPR 15.4 applies', 'a rule of court', 'verified'],
    ['See [2015] UKSC 67 for this', 'a held case', 'verified'],
    ['See [2031] EWCA Civ 4411 for this', 'a case not held', 'not_found'],
    ['section 8 of the Housing Act 1988', 'for other letters', 'beside_the_point'],
    [
      'section 6 of the Prescription and Limitation (Scotland) Act 1973',
      'of another nation',
      'other_nation',
    ],
    ['rule 4 of the Money Rules 1990', 'no longer in force', 'repealed'],
    ['15 U.S.C. § 1692g', 'of the United States', 'wrong_country'],
    ['The FDCPA says so', 'of the United States, by its short name', 'wrong_country'],
    ['§ 286 BGB', 'of Germany', 'wrong_country'],
    ['Competition and Consumer Act 2010', 'of Australia, by its name', 'wrong_country'],
    ['Debtors Protection Act 2019', 'not held', 'not_found'],
  ])('%s (%s): %s, %s', (text, _why, verdict) => {
    const { citations } = checkLetter(text, BRITISH)
    expect(citations.map((one) => one.verdict)).toEqual([verdict])
  })

  test('each has its words, its place and the row that holds it', () => {
    const text = 'Dear Sirs,\nSend the agreement under section 77 of the Consumer Credit Act 1974.'
    const [citation] = checkLetter(text, BRITISH).citations
    expect(text.slice(...(citation?.span ?? [0, 0]))).toBe(citation?.text)
    expect(citation).toMatchObject({ country: 'gb', law: { title: 'Consumer Credit Act 1974' } })
    expect(citation?.ruleId).not.toBeNull()
  })
})

describe('citations as other countries write them', () => {
  test.each<[CountryCode, string, string, string]>([
    ['us', 'Fair Debt Collection Practices Act', '15 U.S.C. § 1692g', 'under 15 USC 1692g(b)'],
    ['us', 'Regulation F', '12 CFR 1006.34', 'see 12 C.F.R. § 1006.34(c)'],
    ['us', 'Fair Debt Collection Practices Act', '15 U.S.C. § 1692', 'the FDCPA'],
    ['us', 'Law of Alabama', 'Ala. Code 35-9A-201', 'under Ala. Code § 35-9A-201'],
    ['de', 'Bürgerliches Gesetzbuch', '§§ 286, 288 BGB', 'nach § 288 Abs. 1 BGB'],
    ['de', 'Rechtsdienstleistungsgesetz (RDG)', '§ 13a RDG', 'Angaben nach § 13a Abs. 1 RDG'],
    ['ch', 'Obligationenrecht (OR)', 'Art. 271 OR', 'nach Art. 271 Abs. 2 OR'],
    ['ch', 'Code des obligations (CO)', 'article 336b CO', 'selon l’art. 336b al. 1 CO'],
    ['fr', 'Code civil', 'article 1353', 'l’article 1353 du Code civil'],
    [
      'fr',
      'Code du travail',
      'articles R. 124-2 à R. 124-5',
      'l’article R. 124-4 du code du travail et la suite',
    ],
    [
      'fr',
      'Loi n° 89-462 du 6 juillet 1989',
      'article 15',
      'l’article 15 de la loi du 6 juillet 1989',
    ],
    ['it', 'Legge 604/1966', 'articolo 6', 'ai sensi dell’art. 6 della L. 604/1966'],
    ['it', 'Legge 604/1966', 'articolo 6', 'articolo 6 della legge 15 luglio 1966, n. 604'],
    ['es', 'Ley 1/2000, de Enjuiciamiento Civil', 'artículo 217', 'el art. 217 LEC'],
    [
      'fr',
      'Code des procédures civiles d’exécution',
      'article L. 111-8',
      'l’article L111-8 du code des procédures civiles d’exécution',
    ],
    ['be', 'Code de droit économique', 'XIX.4', 'article XIX.4 CDE'],
    ['nl', 'Burgerlijk Wetboek Boek 6', 'artikel 6:96 BW', 'artikel 6:96 lid 6 BW'],
    ['es', 'Código Civil', 'artículo 1964', 'el art. 1964 CC'],
    ['es', 'Ley 29/1994', 'Ley 29/1994', 'según la Ley 29/1994'],
    ['it', 'Codice civile', 'articolo 2697', 'ex art. 2697 c.c.'],
    ['it', 'Codice civile', 'articolo 2944', 'articolo 2944 del codice civile'],
    ['jp', '民法', '民法145条', '民法第145条により'],
  ])('%s: %s, %s is found in "%s"', (...[country, title, provision, text]) => {
    const { citations } = checkLetter(text, held(country, title, provision))
    expect(citations.map(({ verdict }) => verdict)).toEqual(['verified'])
  })

  test.each<[CountryCode, string]>([
    ['us', 'Henson v. Santander, 582 U.S. 79'],
    ['us', 'Heintz, 25 F.3d 414'],
    ['de', 'BGH, Urteil vom 18. Dezember 2019, XII ZR 13/19'],
    ['ch', 'BGE 140 III 41'],
    ['fr', 'Cass. civ. 1re, n° 19-12.345'],
    ['nl', 'ECLI:NL:HR:2019:1830'],
    ['es', 'STS 431/2020'],
    ['it', 'Cass. n. 1234/2019'],
    ['ca', '2019 SCC 22'],
    ['au', '[2019] HCA 3'],
    ['nz', '[2019] NZSC 3'],
    ['ie', '[2019] IEHC 3'],
  ])('a case of %s that we do not hold: %s', (country, text) => {
    const law = held(country, 'x', 'y')
    expect(checkLetter(text, law).citations.map((one) => one.verdict)).toEqual(['not_found'])
    const elsewhere = country === 'jp' ? 'gb' : 'jp'
    const abroad = checkLetter(text, held(elsewhere, 'x', 'y')).citations
    expect(abroad.map((one) => one.verdict)).toEqual(['wrong_country'])
    expect(abroad[0]?.country).toBe(country)
  })
})

describe('laws that have ended', () => {
  test.each<[CountryCode, string, string]>([
    ['gb', 'the Consumer Protection from Unfair Trading Regulations 2008', '2025-04-06'],
    ['gb', 'section 7 of the Data Protection Act 1998', '2018-05-25'],
    ['gb', 'the Consumer Protection (Distance Selling) Regulations 2000', '2014-06-13'],
    ['de', '§ 11a RDG', '2021-10-01'],
    ['fr', 'article 1244-1 du code civil', '2016-10-01'],
    ['be', 'la loi du 20 décembre 2002', '2023-12-01'],
    ['es', 'la Ley 30/1992', '2016-10-02'],
    ['au', 'section 52 of the Trade Practices Act 1974', '2011-01-01'],
  ])('%s: %s', (country, text, endedOn) => {
    const [citation] = checkLetter(text, held(country, 'x', 'y')).citations
    expect(citation).toMatchObject({ verdict: 'repealed', endedOn })
    expect(citation?.replacedBy).not.toBeNull()
  })

  test('had not ended before their day', () => {
    const then = { ...held('de', 'x', 'y'), today: '2021-09-30' }
    expect(checkLetter('§ 11a RDG', then).citations[0]?.verdict).toBe('not_found')
  })
})

test('a code that two countries call alike is told apart by its full name', () => {
  const verdictIn = (country: CountryCode) =>
    checkLetter('article 2803 du Code civil du Québec', held(country, 'x', 'y')).citations[0]
      ?.verdict
  expect([verdictIn('ca'), verdictIn('fr')]).toEqual(['not_found', 'wrong_country'])
})

describe('sentences that harm', () => {
  test('are shown with their place, also where a line breaks them', () => {
    const text = 'Dear Sirs,\n\nI know that I owe\nthis money. I ask for proof.\nI parked there.'
    const { harmful } = checkLetter(text, BRITISH)
    expect(harmful.map(({ kind }) => kind)).toEqual(['admits_debt', 'names_driver'])
    expect(harmful.map(({ span }) => text.slice(...span))).toEqual([
      'I know that I owe\nthis money.',
      'I parked there.',
    ])
  })

  test.each<[CountryCode, string, string]>([
    ['gb', 'I am willing to pay a little each month.', 'promises_payment'],
    ['gb', 'I can afford £20 a month.', 'promises_payment'],
    ['gb', 'Enclosed is £20 as a gesture of goodwill.', 'restarts_limitation'],
    ['gb', 'As the driver, I paid for a ticket.', 'names_driver'],
    ['de', 'Ich schulde Ihnen das Geld.', 'admits_debt'],
    ['de', 'Ich bin bereit, 20 Euro zu zahlen.', 'promises_payment'],
    ['fr', 'Je suis prêt à payer 20 euros.', 'promises_payment'],
    ['fr', 'Je joins un acompte.', 'restarts_limitation'],
    ['es', 'Estoy dispuesto a pagar.', 'promises_payment'],
    ['es', 'Conduje yo.', 'names_driver'],
    ['it', 'Sono in ritardo con il pagamento.', 'admits_debt'],
    ['it', 'Sono disposto a pagare.', 'promises_payment'],
    ['nl', 'Mijn schuld is hoog.', 'admits_debt'],
    ['nl', 'Ik ben bereid om 20 euro te betalen.', 'promises_payment'],
    ['jp', '私の借金です。', 'admits_debt'],
    ['jp', '一部を支払います。', 'restarts_limitation'],
    ['jp', '支払う用意があります。', 'promises_payment'],
    ['de', 'Ich werde die Summe bald zahlen.', 'promises_payment'],
    ['de', 'Ich erkenne die Forderung an.', 'restarts_limitation'],
    ['de', 'Mein Sohn ist gefahren.', 'names_driver'],
    ['fr', 'Je reconnais cette dette.', 'restarts_limitation'],
    ['fr', 'Je vais payer en mai.', 'promises_payment'],
    ['fr', 'J’étais le conducteur.', 'names_driver'],
    ['es', 'Reconozco la deuda.', 'restarts_limitation'],
    ['es', 'Pagaré el lunes.', 'promises_payment'],
    ['es', 'Le debo este dinero.', 'admits_debt'],
    ['it', 'Riconosco il debito.', 'restarts_limitation'],
    ['it', 'Pagherò a maggio.', 'promises_payment'],
    ['it', 'Ho parcheggiato io.', 'names_driver'],
    ['nl', 'Ik erken de schuld.', 'restarts_limitation'],
    ['nl', 'Ik zal volgende week betalen.', 'promises_payment'],
    ['nl', 'Ik reed zelf.', 'names_driver'],
    ['jp', '債務を承認します。', 'restarts_limitation'],
    ['jp', '来月お支払いします。', 'promises_payment'],
    ['jp', '私が運転していました。', 'names_driver'],
    ['ch', 'Je dois cette somme.', 'admits_debt'],
  ])('%s: %s', (country, text, kind) => {
    const kinds = checkLetter(text, held(country, 'x', 'y')).harmful.map((one) => one.kind)
    expect(kinds).toContain(kind)
  })

  test.each<[CountryCode, string]>([
    ['de', 'Ich erkenne die Forderung nicht an.'],
    ['de', 'Ich werde nicht zahlen, bevor Sie das belegen.'],
    ['fr', 'Je ne reconnais pas cette dette.'],
    ['es', 'No reconozco la deuda.'],
    ['it', 'Non riconosco il debito.'],
    ['nl', 'Ik erken de schuld niet.'],
    ['jp', '債務を承認するものではありません。'],
  ])('%s: a denial harms nobody: %s', (country, text) => {
    expect(checkLetter(text, held(country, 'x', 'y')).harmful).toEqual([])
  })

  test('a letter that is far too long or hard to read is said to be so', () => {
    const long = 'I ask you to send me the proof. '.repeat(120)
    expect(checkLetter(long, BRITISH).whole).toEqual([{ kind: 'too_long', sentence: null }])
    const hard =
      'Notwithstanding representations hereinbefore enumerated, acknowledgement notwithstanding, indebtedness allegations necessitate comprehensive documentary substantiation forthwith throughout proceedings, irrespective considerations pertaining thereto.'
    expect(checkLetter(`${hard} `.repeat(4), BRITISH).whole).toEqual([
      { kind: 'hard_to_read', sentence: null },
    ])
  })
})

test('no text breaks the check, and every span points into the text', () => {
  const piece = fc.constantFrom(
    'I owe',
    '§ 288 BGB',
    ' section 77 of the ',
    'Consumer Credit Act 1974',
    '\n',
    '. ',
    'art. 2697 c.c.',
    '15 USC 1692g',
    '民法145条',
    'Ich zahle',
    '\r\n',
    ' “',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (parts) => {
      const text = parts.join('')
      const { citations, harmful } = checkLetter(text, BRITISH)
      for (const { span, text: words } of citations) expect(text.slice(...span)).toBe(words)
      for (const { span, sentence } of harmful) expect(text.slice(...span)).toBe(sentence)
      const spans = findCitations(text).map(({ span }) => span)
      for (const [index, span] of spans.slice(1).entries())
        expect(span[0]).toBeGreaterThanOrEqual(spans[index]?.[1] ?? 0)
    }),
  )
})
