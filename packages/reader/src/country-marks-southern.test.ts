/** Marks of Australia, New Zealand and Canada beside sums in dollars, which America has too. The texts are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  ['au', 'Sent: Fri 20/11/2026\nFrom: accounts@tarnpay.com.au\n\nHi Sam, $236.15 is overdue.'],
  ['au', "G'day neighbours, the roller door cost $62.99. Drinks on Sunday by the barbecue."],
  ['au', 'Quarry Rise Owners Corporation: levies of $410 went out last week.'],
  ['au', 'VIC. My landlord wants $225 for cleaning out of the bond. Do I have to pay?'],
  ['nz', 'Kōwhai Power: we take $208.45 from your bank account on Monday.'],
  ['nz', 'Total this month $219.42. Not happy? Utilities Disputes is free.'],
  ['nz', 'I hurt my back at work and ACC accepted the claim. Now my pay is $400 short.'],
  ['nz', 'My hours were cut after I got weekly payments from ACC. They owe me $1,210.'],
  ['nz', 'WINZ says I owe $612 because my partner moved in. He did not.'],
  ['ca', 'Question about BC: my rent goes from $1,850 to $2,100. Can he do that?'],
  ['ca', 'He gave me no form RTB-7, only a letter that the rent is $2,100 now.'],
])('%s: %s', (country, text) => {
  expect(read(text).jurisdiction.countryCode).toBe(country)
})

test.each([
  'My landlord in Portland wants to keep my $900 security deposit. The bond with the movers is another thing.',
  'Acc. no. 4471 has a balance of $25.00 with the credit union downtown.',
  'Tire rotation is $25 this week at our shop on Main Street. Neighbors get 10% off.',
])('America stays America: %s', (text) => {
  expect(read(text).jurisdiction.countryCode).toBe('us')
})

test.each([
  'Tischlerei Unterholzner Srl\nIndustriezone 3, I-39011 Lana (BZ)\nMwSt.-Nr. IT01234567890\n\nSehr geehrter Herr Mair,\n\nunsere Rechnung 88 vom 02.03.2026 über 310,00 € ist noch offen.',
  'Stadtwerke Bruneck\nNordring 19, 39031 Bruneck\n\nWasserrechnung 2. Quartal 2026: 64,20 €, zahlbar bis 30.09.2026. Info: www.swb.example.it',
  'Gemeinde Meran\nLaubengasse 192, I-39012 Meran\n\nMahnung GIS 2025\nBitte zahlen Sie 212,00 € bis 16.12.2026.',
  "Commune d'Aoste\nPlace Chanoux 1, I-11100 Aoste\n\nRappel : la taxe sur les déchets 2026 de 148,00 € n'est pas payée. PagoPA, P. IVA 00120680079",
])('Italy in German and French: %s', (text) => {
  expect(read(text).jurisdiction.countryCode).toBe('it')
})

test.each([
  [
    'de',
    'Stadt Rosenheim\nKönigstraße 24, 83022 Rosenheim\n\nSie sind in Italien gefahren. Bitte zahlen Sie 30,00 EUR bis 04.05.2026. IBAN DE15 3705 0198 0001 2345 67',
  ],
  [
    'ch',
    'Gemeinde Chur\nCH-7000 Chur\n\nDie Steuerrechnung 2026 über CHF 1210.00 ist noch offen. Reisen nach Meran bleiben privat.',
  ],
])('%s stays: %s', (country, text) => {
  expect(read(text).jurisdiction.countryCode).toBe(country)
})
