/** Numbers of cases, letters and people in papers from abroad. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const PAYS = {
  de: 'Sehr geehrte Frau Quill, bitte überweisen Sie den Betrag von 90,00 €.',
  fr: 'Madame, nous vous demandons de régler votre dette de 90,00 € dans les huit jours.',
  es: 'Estimado señor: le reclamamos el pago de 90,00 euros en diez días.',
  it: 'Gentile signora, la preghiamo di versare 90,00 € entro dieci giorni.',
  nl: 'Geachte mevrouw, wij verzoeken u het bedrag van € 90,00 te betalen.',
} as const satisfies Partial<Record<CountryCode, string>>

test.each([
  ['es', 'Procedimiento: ORDINARIO 0000412/2026', '0000412/2026'],
  ['es', 'Autos: DESPIDO 118/2026', '118/2026'],
  ['es', 'Boletin: 4410022 1', '4410022 1'],
  ['es', 'Burofax n.º NB00044120977', 'NB00044120977'],
  ['fr', 'Identifiant : 4412097 B', '4412097 B'],
  ['fr', 'Référence du trop-perçu : TP 2026 044 1209', 'TP 2026 044 1209'],
  ['fr', 'Lettre recommandée avec AR n° 1A 044 120 9771 2', '1A 044 120 9771 2'],
  ['fr', 'Lettre recommandée A/R n° 2C 118 204 4411 0', '2C 118 204 4411 0'],
  ['it', 'Raccomandata A/R n. 15044120977-1', '15044120977-1'],
  ['it', 'Contratto di locazione registrato al n. 2209 serie 3T', '2209 serie 3T'],
  [
    'it',
    'Contratto di locazione ad uso abitativo registrato al\nn. 2209 serie 3T',
    '2209 serie 3T',
  ],
  ['de', 'Vorgang: 44-120977', '44-120977'],
  ['de', 'Einschreiben Nr. RT 04 412 097 7 DE', 'RT 04 412 097 7 DE'],
  ['nl', 'Zaak: 2026-0441', '2026-0441'],
  ['nl', 'Zaaknummer: 11823345 UC EXPL 26-4417', '11823345 UC EXPL 26-4417'],
  ['nl', 'Zaaknummer / rolnummer: 10441209 CV EXPL 26-118', '10441209 CV EXPL 26-118'],
  ['nl', 'Zaak: C/16/571234 / HA ZA 26-123', 'C/16/571234 / HA ZA 26-123'],
  ['nl', 'zaaknummer 9912044 MB VERZ 26-77', '9912044 MB VERZ 26-77'],
  ['nl', 'Ons dossier 26/118204', '26/118204'],
  ['de', 'Geschäftsnummer 44 Cs 118 Js 907/26', '44 Cs 118 Js 907/26'],
  [
    'de',
    'Geschäftsnummer des Amtsgerichts\nBei Schreiben an das Gericht stets angeben\n26-1044120-0-7',
    '26-1044120-0-7',
  ],
  ['de', 'Liegenschaft 44-1209-77', '44-1209-77'],
  ['fr', 'PV n° BR.44.F1.012097/2026', 'BR.44.F1.012097/2026'],
  ['nl', 'PV-nummer AN.44.LB.012097/2026', 'AN.44.LB.012097/2026'],
  ['fr', 'N° CAF / MSA : 0412097', '0412097'],
  ['fr', 'Police HAB 412097', 'HAB 412097'],
] as const)('in %s: %s', async (country, line, number) => {
  const { references } = await readInItsLanguage(`Tarn & Quill\n${line}\n\n${PAYS[country]}`, {
    country,
  })
  expect(references.map(({ value }) => value)).toEqual([number])
})

test.each([
  ['it', 'Codice cliente 4410228 - P0D IT001E11882200', ['4410228', 'IT001E11882200']],
  ['it', 'Codice cliente 4410228 - PDR 00881204411902', ['4410228', '00881204411902']],
  ['it', 'Codice C1iente: 4410228 - P0D: IT001E11882200', ['4410228', 'IT001E11882200']],
  ['es', 'Contrato 90012044 - CUPS ES0021000012345678', ['90012044', 'ES0021000012345678']],
  ['fr', 'Sinistre 2026-4410 - Police HAB 118204', ['2026-4410', 'HAB 118204']],
] as const)(
  'a number ends before the label of the next, in %s: %s',
  async (country, line, numbers) => {
    const { references } = await readInItsLanguage(`Tarn & Quill\n${line}\n\n${PAYS[country]}`, {
      country,
    })
    expect(references.map(({ value }) => value)).toEqual(numbers)
  },
)

test.each([
  ['es', 'C.I.F. B-12345678 · Paseo Sagasta 3'],
  ['es', 'Tarn Fincas, S.L. NIF: B12345678'],
  ['it', "Iscritta all'Albo imprese assicurative n. 1.00021"],
  ['it', 'Quilla S.r.l. - P.IVA 01234567890'],
  ['nl', 'Ingeschreven onder KvK-nummer 12345678'],
] as const)('the number of the sender itself is none in %s: %s', async (country, line) => {
  const { references } = await readInItsLanguage(`Tarn\n\n${PAYS[country]}\n\n${line}\n`, {
    country,
  })
  expect(references).toEqual([])
})
