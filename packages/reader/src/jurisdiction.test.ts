import { expect, test } from 'vitest'

import { read } from './read.ts'

const countryOf = (text: string): string => read(text, { country: 'gb' }).jurisdiction.countryCode

test.each([
  [
    'ie',
    'An Garda Síochána\nFIXED CHARGE NOTICE\nServed with a summons\n\n4 May 2026\n\nMr D. Quill, 3 Strand Road, Tralee\n\nYou may, not later than 7 days before the date in the summons, pay a fixed charge of €320.00.',
  ],
  [
    'de',
    'Ofenbau Lichtwark\n\nRechnung 4471, 4. Mai 2026\n\nGuten Tag Herr Brandt,\n\nleider haben wir zu dieser Rechnung noch kein Geld von Ihnen bekommen. Bitte zahlen Sie bis zum 20. Mai.\n\nFreundliche Grüße',
  ],
  [
    'jp',
    '若葉スイミングクラブ\n会費のお知らせ\n\n山口様\n\n五月分の会費がまだ届いておりません。受付までお持ちください。\n',
  ],
])('%s: the country that a form shows first does not outweigh a letter', (country, text) => {
  expect(countryOf(text)).toBe(country)
})

test('a language alone does not outweigh the choice in a question: people ask in their own about the law where they live', () => {
  expect(countryOf('Mein Vermieter will mich rauswerfen, was kann ich tun?')).toBe('gb')
})

test.each([
  ['an American house', 'Redstone Packaging\nYour last day is 4 May 2026.\n\nDear Alicia\n'],
  ['a mere sum in euros', 'Please pay the 40 € for the ferry by 4 May 2026.'],
])('%s: what marks no country leaves the choice as it is', (_name, text) => {
  expect(countryOf(text)).toBe('gb')
})

test.each(['au', 'ca', 'nz'] as const)(
  'dollars say nothing against the choice of %s',
  (country) => {
    const text =
      'my fridge died after 14 months, it was $1,899 and the repair man took $120, then $350 of food went off'
    expect(read(text, { country }).jurisdiction.countryCode).toBe(country)
  },
)

test.each([
  [
    'nl',
    'Hola, alquilamos un piso en Rotterdam y el casero no nos devuelve 1.200 euros. Ahora volvemos a España, ¿qué podemos hacer?',
  ],
  [
    'de',
    'Ciao, vivo a Berlino e il padrone di casa vuole sfrattarmi, torno in Italia tra un mese. Posso?',
  ],
  [
    'fr',
    'Ik woon in Lyon en mijn huisbaas geeft de borg van 900 euro niet terug. We gaan terug naar Nederland. Wat kan ik doen?',
  ],
  [
    'it',
    'Mon propriétaire à Milan ne rend pas la caution de 900 euros, je rentre en France. Que puis-je faire ?',
  ],
  [
    'es',
    'Wir haben in Málaga eine Wohnung gemietet und sind wieder in Deutschland. Was können wir tun?',
  ],
] as const)('%s: a question names a town there and speaks of going home', (country, text) => {
  expect(read(text, { country }).jurisdiction.countryCode).toBe(country)
})

test('a town elsewhere outweighs the choice of a question that names none there', () => {
  const text =
    'Mein Vermieter in Hamburg will mich rauswerfen und das Jobcenter zahlt nicht, was kann ich tun?'
  expect(countryOf(text)).toBe('de')
})

test('goods misread by OCR are no post code of Glasgow', () => {
  const text =
    'REM0VAL N0TICE\nDate 18 / 11 / 24\n\nI have attended today to REM0VE YOUR G00DS under a warrant of control.\nT0 PAY NOW £514.00\n\nMarstone Enforcement'
  expect(read(text, { country: 'gb' }).jurisdiction.nation).not.toBe('scotland')
})

test.each([
  [
    'northern_ireland',
    'Moro em Dungannon, na Irlanda do Norte, e o meu patrão despediu-me ontem. O que posso fazer?',
  ],
  ['northern_ireland', 'Vivo en Irlanda del Norte y me han despedido. ¿Qué puedo hacer?'],
  ['scotland', 'Ich wohne in Schottland und mein Vermieter hat mir gekündigt. Muss ich raus?'],
  ['scotland', 'Vivo in Scozia, il padrone mi ha detto di andare via entro un mese. Può farlo?'],
  ['wales', 'J’habite au pays de Galles et mon propriétaire veut que je parte. Que faire ?'],
] as const)('%s: named in the language of the question', (nation, text) => {
  expect(read(text, { country: 'gb' }).jurisdiction.nation).toBe(nation)
})

test.each([
  ['scotland', 'Angus Council'],
  ['scotland', 'Argyll and Bute Council'],
  ['scotland', 'EAST LOTHIAN COUNCIL'],
  ['scotland', 'Comhairle nan Eilean Siar'],
  ['wales', 'Caerphilly County Borough Council'],
  ['wales', 'GWYNEDD COUNCIL'],
  ['northern_ireland', 'Mid Ulster District Council'],
  ['northern_ireland', 'Ards and North Down Borough Council'],
  ['england', 'Hounslow Borough Council'],
  ['england', 'NORTH TARNSHIRE DISTRICT COUNCIL'],
] as const)('%s: by the council that writes, %s', (nation, council) => {
  const text = `${council}\nRevenues\n\n4 August 2026\n\nDear Resident,\n\nYou have not paid what is due: £486.20. Pay it within 7 days.`
  expect(read(text, { country: 'gb' }).jurisdiction.nation).toBe(nation)
})

test('a council that a landlord mentions in passing says nothing of the nation', () => {
  const text =
    'Dear Sam,\n\nThe rent of £640 for July is still open. I have told the city council that you may need a home. Please pay by 4 August 2026.\n\nJo Lark'
  expect(read(text, { country: 'gb' }).jurisdiction.nation).toBeUndefined()
})

test.each([
  ['england', 'I rent in Cornwall and my landlord wants me out.'],
  ['scotland', 'i rent in fife, no heating for a week'],
  ['scotland', 'We live in the Highlands and got a charge.'],
] as const)('%s: by the county that somebody names: %s', (nation, text) => {
  expect(read(text, { country: 'gb' }).jurisdiction.nation).toBe(nation)
})

test('a first name that is a county too says nothing of the nation', () => {
  const text = 'Devon at the office says that my rent goes up. Can my landlord do that?'
  expect(read(text, { country: 'gb' }).jurisdiction.nation).toBeUndefined()
})

test.each([
  'Letters keep coming for a £3,000 debt to Royal Bank of Scotland that is not mine.',
  'Halifax, a division of Bank of Scotland plc, says that I owe £410 on a card.',
])('a bank that is named after a nation lends anywhere: %s', (text) => {
  expect(read(text, { country: 'gb' }).jurisdiction.nation).toBeUndefined()
})

test('a bank named after Scotland does not hide that somebody lives there', () => {
  const text = 'I owe Royal Bank of Scotland £410 and I live in Scotland. Can they take my wages?'
  expect(read(text, { country: 'gb' }).jurisdiction.nation).toBe('scotland')
})

test.each([
  'Dear subscriber, we pass on a notice under the Digital Millennium Copyright Act. Please remove the work.',
  'Verizon tells you of a complaint about your line. Please remove the film.',
  'A DMCA notice names your internet address. Please secure your network.',
  'Xfinity account notice: somebody shared a film on your line.',
])('what only providers in America write shows the country: %s', (text) => {
  expect(read(text).jurisdiction.countryCode).toBe('us')
})

test.each([
  'Dear customer, a film was shared on your broadband line in Leeds. Please pay £30 to Tarn Telecom.',
  'Rogers passes on a notice about a film on your line in Toronto, Ontario.',
])('others do not: %s', (text) => {
  expect(read(text).jurisdiction.countryCode).not.toBe('us')
})
