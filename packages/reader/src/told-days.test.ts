/** What days are that a label or the words beside them name, in German, French and Italian. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const GERMAN = 'Sehr geehrte Frau Adler,\nSie haben die Rechnung nicht bezahlt.\n'
const FRENCH = 'Madame,\nNous vous informons de notre décision, que vous pouvez contester.\n'
const ITALIAN = 'Gentile signora,\nLe comunichiamo la nostra decisione.\n'

function roleOf(country: CountryCode, text: string, iso = '2026-03-14'): string | undefined {
  return read(text, { country }).dates.find((date) => date.iso === iso)?.role
}

describe('a day that something happened', () => {
  test.each([
    [
      'ch',
      `Infortunio no.      21.40718.26.3\nData infortunio     14 marzo 2026\nData                5 novembre 2026\n\n${ITALIAN}`,
    ],
    ['de', `Schadennummer: 4411-209\nSchadentag: 14.03.2026\nDatum: 05.11.2026\n\n${GERMAN}`],
    [
      'fr',
      `Dossier : 88120\nDate du sinistre : 14/03/2026\nParis, le 5 novembre 2026\n\n${FRENCH}`,
    ],
    [
      'fr',
      `AVIS DE PAIEMENT\nDate d'envoi de l'avis : 19/10/2026\nConstat : le 14/03/2026 à 14h07\n\n${FRENCH}`,
    ],
    [
      'de',
      `Abmahnung wegen Urheberrechtsverletzung in einer Tauschbörse\n\nIP-Adresse        Beginn\n91.34.180.22      14.03.2026 21:14:08\n\nWir mahnen Sie ab und fordern Schadensersatz nach § 97 UrhG. ${GERMAN}`,
    ],
    [
      'fr',
      `Amiens, le 19 octobre 2026\n\nObjet : notification de licenciement pour faute grave\n\nMadame,\n\nNous avons décidé de vous licencier.\n\nLe 14 mars 2026, alors que vous étiez affectée au quai, vous avez quitté votre poste.`,
    ],
    [
      'de',
      `Köln, 19. Oktober 2026\n\nFristlose Kündigung Ihres Arbeitsverhältnisses\n\nSehr geehrter Herr Adler,\n\nwir kündigen das Arbeitsverhältnis fristlos.\n\nAm 14. März 2026 haben Sie Ihren Arbeitsplatz ohne Erlaubnis verlassen.`,
    ],
  ] as const)('in %s: %j', (country, text) => {
    expect(roleOf(country, text)).toBe('incident')
  })
})

describe('a day that is beside the matter', () => {
  test.each([
    ['of a law', 'fr', `${FRENCH}Informations nominatives : loi n° 78-17 du 14 mars 2026.`],
    ['of a law', 'de', `${GERMAN}Dies folgt aus dem Energiewirtschaftsgesetz vom 14. März 2026.`],
    ['to which interest is counted', 'de', `${GERMAN}Zinsen bis 14.03.2026       298,15 EUR`],
    ['from which interest runs', 'de', `${GERMAN}Hinzu kommen laufende Zinsen ab dem 14.03.2026.`],
    [
      'to which interest is counted',
      'fr',
      `${FRENCH}Intérêts au taux légal au 14/03/2026     127,36 €`,
    ],
    [
      'on which a contract began',
      'de',
      `${GERMAN}Dein Vertrag begann am 14.03.2026 und läuft 24 Monate.`,
    ],
    [
      'of a mail that is quoted',
      'de',
      `${GERMAN}\nAm 14.03.2026 um 20:03 schrieb Mira Adler:\n> Ich habe gekündigt.`,
    ],
    [
      'of a mail that is quoted',
      'fr',
      `${FRENCH}\nLe 14 mars 2026 à 20:03, Claire Perrin a écrit :\n> J’ai résilié.`,
    ],
  ] as const)('%s (%s)', (_what, country, text) => {
    expect(roleOf(country, text)).toBe('other')
  })
})

describe('the day of the paper', () => {
  test.each([
    [
      'de',
      `Amtsgericht Tarnau\n\n   M A H N B E S C H E I D   vom 14.03.2026\n\nHinzu kommen laufende Zinsen ab dem 15.03.2026.\n${GERMAN}`,
    ],
    ['de', `Stadt Tarnau\n\nBESCHEID vom 14.03.2026\n\n${GERMAN}`],
    ['fr', `Mairie de Tarn\n\nAVIS DE SOMMES À PAYER du 14 mars 2026\n\n${FRENCH}`],
    ['ch', `Ufficio di Tarno\n\nDECISIONE del 14 marzo 2026\n\n${ITALIAN}`],
  ] as const)('stands behind its title (%s)', (country, text) => {
    expect(roleOf(country, text)).toBe('letter')
  })

  test.each([
    [
      'fr',
      '[mar. 10 mars 2026, 08:12]\nBonjour, votre facture de 35,00 EUR reste impayée.\n\n[sam. 14 mars 2026, 19:47]\nDernier rappel, merci de régler.',
    ],
    [
      'de',
      '[10.03.2026, 08:12]\nHallo, die Rechnung über 35,00 EUR ist noch offen.\n\n[14.03.2026, 19:47]\nLetzte Mahnung, bitte zahlen.',
    ],
  ] as const)('stands above each message of a thread (%s)', (country, text) => {
    expect(roleOf(country, text)).toBe('letter')
  })

  test('is not that of another paper, told in the text', () => {
    const text = `Köln, 5. November 2026\n\n${GERMAN}Ihr Widerspruch gegen den BESCHEID vom 14.03.2026 ist eingegangen.`
    expect(roleOf('de', text)).toBe('other')
  })

  test('a limit before which interest stops is still a limit', () => {
    const text = `Köln, 5. November 2026\n\n${GERMAN}Zahlen Sie bis zum 14.12.2026, sonst kommen Zinsen hinzu.`
    expect(roleOf('de', text, '2026-12-14')).toBe('deadline')
  })
})

describe('the day on which an officer calls the debtor', () => {
  test.each([
    'bestimme ich Termin zur Abgabe der Vermögensauskunft auf\n\n        Dienstag, den 01.12.2026, 10.15 Uhr\n        in meinem Geschäftszimmer',
    'wird Termin zur Abgabe der Vermögensauskunft bestimmt auf\n\n   01.12.2026, 10.15 Uhr',
    'Termin zur mündlichen Verhandlung ist anberaumt auf\n\n   Dienstag, 1. Dezember 2026, 10:15 Uhr\n   Saal 4',
    'Ladung zum Termin zur Güteverhandlung\n\n   Dienstag, 01.12.2026, 10.15 Uhr',
  ])('%j', (words) => {
    const text = `Obergerichtsvollzieherin bei dem Amtsgericht Leipzig\n\nLeipzig, den 10.11.2026\n\nSehr geehrter Herr Adler,\n\nin der Zwangsvollstreckungssache ${words}`
    expect(roleOf('de', text, '2026-12-01')).toBe('hearing')
  })
})

describe('the day of the deed on a fine that is served', () => {
  const fine = (day: string) =>
    `Ayuntamiento de Tarn\n\nNOTIFICACIÓN DE DENUNCIA\nMatrícula: 4418 LJR\n${day}\nLugar: Calle Tarn 4\nHecho denunciado: circular por carril bus\nImporte de la sanción: 80,00 €\nDispone de veinte días naturales desde el siguiente al de la notificación.`

  test.each([
    'Fecha de la infracción: 17/10/2026   Hora: 18:42',
    'Fecha de la infraccion: 17/10/2026',
    'Fecha y hora de la denuncia: 17/10/2026 18:42',
    'Fecha de los hechos: 17/10/2026',
  ])('%s', (day) => {
    expect(roleOf('es', fine(day), '2026-10-17')).toBe('incident')
  })

  test('is not the day of the paper', () => {
    expect(roleOf('es', fine('Fecha: 17/10/2026'), '2026-10-17')).toBe('letter')
  })
})

test.each(['最終約定日', '最終返済日', '期限の利益喪失日', '最終入金日'])(
  'an old debt in Japan fell due or was last paid on its %s',
  (label) => {
    const text = `みなと債権回収株式会社\n\n令和8年11月9日\n\n催告書\n\n当社は債権の管理回収業務を受託しております。ご入金の確認ができておりません。\n\n契約番号 LF-0088\n${label}  平成30年3月27日\n合計 478,715円\n\nご入金期限 令和8年11月30日`
    expect(roleOf('jp', text, '2018-03-27')).toBe('incident')
  },
)
