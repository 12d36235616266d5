/** Times that the law or a court sets, which run from the receipt or the service and not from the day of writing. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const limitOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).deadline

test.each([
  [
    'es',
    'TRIBUNAL DE INSTANCIA DE TARN\nSección Civil\nProcedimiento monitorio 412/2026\nDEMANDADO: D. Luis Quill\n\nEn Tarn, a 3 de marzo de 2026\n\nCÉDULA DE REQUERIMIENTO DE PAGO\n\nSe acuerda requerir a usted para que, en el plazo de VEINTE DÍAS, pague al peticionario 1.204,00 euros o presente escrito de oposición.',
    20,
  ],
  [
    'it',
    'TRIBUNALE DI TARN\nDecreto ingiuntivo n. 412/2026\nTarn, 3 marzo 2026\n\nIngiunge al sig. Quill di pagare entro quaranta giorni la somma di € 1.204,00.',
    40,
  ],
  [
    'de',
    'Amtsgericht Tarn\n12 C 45/26\n3. März 2026\n\nVersäumnisurteil\n\nDer Beklagte wird verurteilt, 1.204,00 € zu zahlen. Gegen dieses Urteil kann innerhalb von zwei Wochen Einspruch eingelegt werden.',
    14,
  ],
] as const)('of a court in %s', async (country, text, days) => {
  expect(await limitOf(country, text)).toMatchObject({
    iso: null,
    relativeDays: days,
    from: 'service',
  })
})

test.each([
  'Wenn Sie innerhalb der dreiwöchigen Klagefrist nicht klagen, erhalten Sie eine Abfindung von 6.000,00 €.',
  'Lassen Sie die dreiwöchige Klagefrist verstreichen, so erhalten Sie eine Abfindung.',
  'Gegen die Kündigung können Sie innerhalb von drei Wochen Klage beim Arbeitsgericht erheben.',
])('of a dismissal: %s', async (sentence) => {
  const limit = await limitOf(
    'de',
    `Tarn Metallbau GmbH\n\n12.05.2026\n\nKündigung\n\nSehr geehrter Herr Quill,\n\nwir kündigen Ihr Arbeitsverhältnis zum 31.08.2026. ${sentence}`,
  )
  expect(limit).toMatchObject({ iso: null, relativeDays: 21, from: 'receipt' })
})

test('the judgment of a Dutch court counts from its own day', async () => {
  const limit = await limitOf(
    'nl',
    'Rechtbank Tarn\nDatum: 3 maart 2026\n\nVonnis\n\nDe kantonrechter veroordeelt gedaagde tot betaling van € 1.204,00. U kunt binnen drie maanden in hoger beroep gaan.',
  )
  expect(limit?.iso).toBe('2026-06-03')
})

test.each([
  'Vous pouvez nous demander de préciser les motifs',
  'Vous avez la possibilité de faire une demande de précision des motifs',
  'Vous pouvez adhérer au contrat de sécurisation professionnelle',
])('what a dismissed worker may do is a limit: %s', async (act) => {
  const limit = await limitOf(
    'fr',
    `BOULANGERIE TARN SARL\n\nLe 7 septembre 2026\n\nObjet : licenciement pour motif économique\n\nMadame,\n\nNous vous notifions votre licenciement. ${act} dans les quinze jours suivant la réception de la présente.`,
  )
  expect(limit).toMatchObject({ iso: null, relativeDays: 15 })
})
