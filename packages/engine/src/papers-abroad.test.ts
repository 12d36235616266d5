/** Papers of other countries that were told the law of another matter, through the whole engine. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'

const read = async (country: CountryCode, text: string) => {
  const { outcome } = await analyse({
    text,
    request: { country, language: 'en' },
    today: '2026-11-22',
  })
  return outcome.analysis
}

test('a notice of a foreclosure sale says whom to call and by when, and nothing of wages', async () => {
  const analysis = await read(
    'us',
    "T.S. No. 26-104\nNOTICE OF TRUSTEE'S SALE\n\nGolden Tarn Trustee Services, Inc.\n\nNovember 18, 2026\n\nYOU ARE IN DEFAULT UNDER A DEED OF TRUST. A public auction sale to the highest bidder for cash will be held on December 21, 2026 at 10:00 AM in El Cajon, California 92020. Amount of unpaid balance: $412,880.15",
  )
  const told = JSON.stringify(analysis)
  expect(analysis.label).toBe('Foreclosure notice')
  expect(told).toContain('888-995-4673')
  expect(told).not.toMatch(/25% of your pay|Weekly pay/)
  expect(analysis.deadlines.map(({ date }) => date)).toContain('2026-12-21')
})

test('a Dutch writ for a tax leaves no six weeks to object', async () => {
  const analysis = await read(
    'nl',
    'Belastingdienst\nPostbus 100, 6400 AC Heerlen\n\nDatum 20 november 2026\n\nDwangbevel\n\nGeachte mevrouw Test,\n\nU heeft de aanslag inkomstenbelasting van € 1.284 niet betaald. Betaal binnen 2 dagen € 1.342. Anders kan de belastingdeurwaarder beslag leggen op uw loon.',
  )
  expect(analysis.deadlines.map(({ date }) => date)).not.toContain('2027-01-04')
  expect(analysis.verdict).toContain('22 November 2026')
})

test('a last call before a seizure in Japan leaves no three months', async () => {
  const analysis = await read(
    'jp',
    '令和8年11月2日\n千川区長\n\n差押事前通知書\n\n国民健康保険料89,600円が再三の督促及び催告にもかかわらず納付されておりません。指定期限 令和8年11月25日までに完納されない場合は、財産を差し押さえます。',
  )
  expect(analysis.deadlines.map(({ date }) => date)).not.toContain('2027-02-02')
})

test('a loan beside a German dismissal does not hide its three weeks', async () => {
  const { directAnswer } = await read(
    'de',
    'hallo, hab heute die kündigung bekommen, lag im briefkasten. ich bin 6 jahre im lager bei einer spedition, grund steht keiner drin. meine frau ist schwanger und der kredit vom haus läuft. was muss ich jetzt machen und wie lange hab ich zeit?',
  )
  expect(directAnswer).toMatch(/three weeks/)
})

test('who is called by the police in Spain over a sale is told to go and that they may be silent', async () => {
  const { directAnswer } = await read(
    'es',
    'Me han llamado de la guardia civil para declarar como investigado por estafa, yo solo vendí un móvil en wallapop y dicen que no llegó. No tengo abogado ni dinero. ¿Tengo que ir y puedo callarme?',
  )
  expect(directAnswer).toMatch(/silent/)
})

test.each([
  [
    'de',
    'Tarnbank AG\n\n17. November 2026\n\nSehr geehrte Frau Quill,\n\nIhr Vater ist am 25.10.2026 verstorben. Als Erbin haften Sie für den Ratenkredit von 4.412,60 EUR. Bitte zahlen Sie bis zum 8. Dezember 2026.',
    'mostly within six weeks',
    'Collection costs for an undisputed claim',
  ],
  [
    'de',
    'Tarn Fitness GmbH\nMitgliederservice\n\n17. November 2026\n\nSehr geehrter Herr Quill,\n\nIhre Kündigung ist verspätet eingegangen. Ihr Vertrag endet daher erst zum 14.12.2027. Die Beiträge von 39,90 EUR sind weiter zu zahlen.',
    'Hold to your notice',
    'You owe nothing for goods',
  ],
  [
    'de',
    'Tarn Backwaren GmbH\n\n17. November 2026\n\nSehr geehrte Frau Quill,\n\nhiermit kündigen wir Ihr Arbeitsverhältnis fristlos. Sie haben Ware mitgenommen.',
    'they must tell you the reason in writing',
    'Your job does not end today',
  ],
  [
    'fr',
    'Tarn Confection SAS\n\nLe 18 novembre 2026\n\nMadame,\n\nNous vous licencions pour motif économique. Le contrat de sécurisation professionnelle (CSP) vous a été proposé le 4 novembre 2026 : vous avez 21 jours, soit jusqu’au 25 novembre 2026.',
    '2026-11-25',
    '2026-12-09',
  ],
] as const)('in %s a paper finds its own law: %#', async (country, text, ...[said, unsaid]) => {
  const told = JSON.stringify(await read(country, text))
  expect(told).toContain(said)
  expect(told).not.toContain(unsaid)
})
