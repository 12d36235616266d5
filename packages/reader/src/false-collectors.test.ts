/** Letters of collectors that do not exist, and of those that do. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { read } from './read.ts'

const typeOf = (country: CountryCode, text: string) => read(text, { country }).documentType

test.each([
  [
    'de',
    'TARN EURO INKASSO AG\nRing 85, 50672 Köln\n\nHerrn Manfred Quill\n\nKöln, 06.09.2026\n\nZAHLUNGSBEFEHL\n\nSehr geehrter Herr Quill,\n\naus dem telefonisch geschlossenen Vertrag mit Gewinnspiel Service 49 schulden Sie noch 289,50 Euro. Wir werden die Pfändung Ihrer Rente durchführen lassen.\n\nZahlen Sie bis zum 14.09.2026.\n\nIBAN: GR82 0172 0450 0050 4512 0098 771',
  ],
  [
    'fr',
    'Tarn Recouvrement Europe\n3 rue du Pont, 75001 Paris\n\nParis, le 6 septembre 2026\n\nMonsieur,\n\nVous restez devoir 289,50 € au titre de votre inscription à la loterie Euro 49. Sans paiement avant le 14 septembre 2026, nous ferons procéder à la saisie de votre compte.\n\nIBAN : BG80 BNBG 9661 1020 3456 78',
  ],
  [
    'it',
    'Tarno Recupero Crediti S.r.l.\nVia Roma 3, 20121 Milano\n\nMilano, 6 settembre 2026\n\nGentile signore,\n\nper la Sua iscrizione alla lotteria Euro 49 Lei deve ancora € 289,50. Senza pagamento entro il 14 settembre 2026 faremo il pignoramento della pensione.\n\nIBAN: RO49 AAAA 1B31 0075 9384 0000',
  ],
  [
    'nl',
    'Tarn Incasso Europa\nKade 4, 1011 AB Amsterdam\n\nAmsterdam, 6 september 2026\n\nGeachte heer Quill,\n\nVoor uw deelname aan de loterij Euro 49 bent u nog € 289,50 schuldig. Betaalt u niet voor 14 september 2026, dan laten wij beslag leggen op uw AOW.\n\nIBAN: LT12 1000 0111 0100 1000',
  ],
] as const)(
  '%s: a game of chance, a seizure and an account abroad are a fraud',
  (country, text) => {
    expect(typeOf(country, text)).toBe('SCAM_LETTER')
  },
)

test.each([
  [
    'de',
    'Tarn Inkasso GmbH\nRing 85, 50672 Köln\n\nHerrn Manfred Quill\n\nKöln, 06.09.2026\n\nSehr geehrter Herr Quill,\n\nim Auftrag der Quill Versand GmbH fordern wir 289,50 Euro. Ohne Zahlung beantragen wir einen Mahnbescheid; danach ist die Pfändung möglich.\n\nZahlen Sie bis zum 14.09.2026.\n\nIBAN: DE82 3705 0198 0050 4512 00',
  ],
  [
    'nl',
    'Tarn Incasso B.V.\nKade 4, 1011 AB Amsterdam\n\nAmsterdam, 6 september 2026\n\nGeachte heer Quill,\n\nNamens Quill Reizen NV vorderen wij € 289,50. Betaal binnen 14 dagen.\n\nIBAN: BE82 3705 0198 0050',
  ],
] as const)('%s: a collector of a shop is none', (country, text) => {
  expect(typeOf(country, text)).toBe('DEBT_COLLECTION_LETTER')
})
