import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

test.each([
  [
    'de',
    'Druckerei Tarn KG\n\nSehr geehrter Herr Quill,\n\nwegen der schlechten Auftragslage fällt Ihr Arbeitsplatz weg. Wir kündigen Ihnen betriebsbedingt zum 28. Februar 2027.',
    'REDUNDANCY_NOTICE',
  ],
  [
    'de',
    'ParkWart GmbH\n\nSie haben länger als 90 Minuten geparkt. Vertragsstrafe 39,90 EUR. Zahlen Sie in 14 Tagen.',
    'PARKING_TICKET',
  ],
  [
    'fr',
    'Transports Tarn\nLe 5 novembre 2026\n\nMonsieur,\n\nSuite à notre entretien, nous avons décidé de vous licencier en raison de vos retards répétés.',
    'DISMISSAL_LETTER',
  ],
  [
    'fr',
    'Agence Tarn\nLe 6 novembre 2026\n\nMadame,\n\nNous vous informons que votre loyer passera de 640 à 690 euros à partir du 1er décembre 2026.',
    'OTHER',
  ],
  [
    'es',
    'Bar Tarn\n\nNoemí: tu relación laboral con nosotros termina el 30 de noviembre de 2026. A partir de ese día no tienes que venir.',
    'DISMISSAL_LETTER',
  ],
  [
    'it',
    'Ciao Martina,\n\nti scrivo perché mancano ancora gli affitti di settembre e ottobre, in tutto € 1.100. Se non ricevo tutto dovrò sentire il mio avvocato per lo sfratto.\n\nRoberto Tarn, proprietario',
    'RENT_ARREARS_LETTER',
  ],
  [
    'nl',
    'Beste Naomi,\n\nJe contract loopt op 31 december 2026 af. We hebben besloten het niet te verlengen.\n\nGroet, Bistro Tarn',
    'DISMISSAL_LETTER',
  ],
  [
    'jp',
    '警告\n\nこの車は契約者以外の無断駐車です。\n罰金として3万円を請求します。支払わない場合は訴えます。\n\nターンマンション管理組合',
    'PARKING_TICKET',
  ],
] as const)(
  'a letter of few plain words in %s has its kind: %s',
  async (country: CountryCode, text, kind) => {
    expect((await readInItsLanguage(text, { country })).documentType).toBe(kind)
  },
)
