/** What days are that the words around them name, in the languages beside English, and days without a year. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

function roleOf(text: string, iso: string | null): string | undefined {
  return read(text).dates.find((date) => date.iso === iso)?.role
}

describe('up to when payments were booked', () => {
  test.each([
    'Schlosserei Tarn GmbH\nHauptstrasse 4\n6370 Stans\n\nZahlungen berücksichtigt bis 14.03.2026\nStans, 15.03.2026\n\nMahnung\n\nZahlen Sie bis 29.03.2026.',
    'Garage Tarn SA\nRue Haute 4, 1000 Bruxelles\n\nBruxelles, le 15/03/2026\n\nRappel\n\nPaiements pris en compte jusqu’au 14/03/2026. Payez avant le 29/03/2026.',
    'Talleres Tarn S.L.\nMadrid, 15/03/2026\n\nReclamación\n\nPagos contabilizados hasta el 14/03/2026. Debe pagar antes del 29/03/2026.',
    'Officina Tarn S.r.l.\nMilano, 15/03/2026\n\nSollecito\n\nPagamenti registrati fino al 14/03/2026. Paghi entro il 29/03/2026.',
    'Garage Tarn BV\nGent, 15/03/2026\n\nHerinnering\n\nBetalingen verwerkt tot en met 14/03/2026. Betaal uiterlijk 29/03/2026.',
    'Stadtwerke Tarn GmbH\nKöln, 15.03.2026\n\nMahnung\n\nZahlungseingänge bis zum 14.03.2026 sind berücksichtigt. Zahlen Sie bis zum 29.03.2026.',
  ])('is no day to pay: %#', (text) => {
    expect(roleOf(text, '2026-03-14')).toBe('other')
    expect(read(text).deadline?.iso).toBe('2026-03-29')
  })

  test('but payments that must have come by a day must', () => {
    const text =
      'Stadtwerke Tarn GmbH\nKöln, 15.03.2026\n\nMahnung\n\nIhre Zahlung muss bis zum 29.03.2026 bei uns eingegangen sein.'
    expect(roleOf(text, '2026-03-29')).toBe('deadline')
  })
})

describe('the faults that a dismissal lists', () => {
  test.each([
    'Paris, le 5 mai 2026\n\nObjet : licenciement\n\nMadame,\n\nNous vous licencions. Retards répétés les 2, 9 et 14 mars 2026.',
    'Köln, 5. Mai 2026\n\nKündigung Ihres Arbeitsverhältnisses\n\nSehr geehrte Frau Adler,\n\nwir kündigen das Arbeitsverhältnis wegen Ihrer Verspätungen am 14. März 2026.',
    'Madrid, 5 de mayo de 2026\n\nCARTA DE DESPIDO\n\nLe comunicamos su despido disciplinario. Ausencias injustificadas los días 13 y 14 de marzo de 2026.',
    'Milano, 5 maggio 2026\n\nOggetto: licenziamento\n\nLe comunichiamo il licenziamento. Assenza ingiustificata del 14 marzo 2026.',
    'Utrecht, 5 mei 2026\n\nOntslag op staande voet\n\nBeste mevrouw,\n\nwij ontslaan u. U was afwezig zonder bericht op 14 maart 2026.',
  ])('happened on their days: %#', (text) => {
    expect(roleOf(text, '2026-03-14')).toBe('incident')
  })
})

describe('a deed in a criminal paper, an event in a story', () => {
  test.each([
    'PROCURA DELLA REPUBBLICA\nAVVISO DI CONCLUSIONE DELLE INDAGINI\n\nper il reato di furto, commesso in Tarno, via Roma 4, in data 14 marzo 2026.\n\nMilano, 5 maggio 2026',
    'TRIBUNAL JUDICIAIRE\nCONVOCATION\n\npour des faits de dégradation commis à Tarnes le 14 mars 2026.\n\nLyon, le 5 mai 2026',
    'JUZGADO DE INSTRUCCIÓN\nCITACIÓN\n\ncomo investigado por los hechos ocurridos en Tarna el 14 de marzo de 2026.\n\nMadrid, a 5 de mayo de 2026',
    'Mi è arrivata una multa. L’infrazione era del 14 marzo 2026, posso fare ricorso?',
    "J'ai reçu un avis. L'infraction était le 14 mars 2026, est-ce trop tard ?",
  ])('is of its day: %#', (text) => {
    expect(roleOf(text, '2026-03-14')).toBe('incident')
  })

  test('and the day on which somebody looked at the photograph is another', () => {
    const text =
      'Ho ricevuto oggi, 5 maggio 2026, una multa. Sul verbale c’è scritto "accertata il 14 marzo 2026". Posso fare ricorso?'
    expect(roleOf(text, '2026-03-14')).toBe('other')
  })
})

test.each([
  [
    'Date de dernière vérification : 14/03/2026',
    'AVIS DE CONTRAVENTION\nDate de l’avis : 05/05/2026\n',
  ],
  [
    'Messgerät geeicht bis 14.03.2026',
    'Bußgeldbescheid\nDatum: 05.01.2026\nSie haben die zulässige Geschwindigkeit überschritten und das ist nicht erlaubt.\n',
  ],
  ['Ultima taratura del 14/03/2026', 'VERBALE DI CONTESTAZIONE\nMilano, 05/05/2026\n'],
  ['Fecha de verificación: 14/03/2026', 'DENUNCIA DE TRÁFICO\nFecha: 05/05/2026\n'],
  ['reso esecutivo il 14/03/2026', 'CARTELLA DI PAGAMENTO\nData: 05/05/2026\nRuolo n. 4, '],
  ['rechtskräftig seit 14.03.2026', 'Zahlungsaufforderung\nDatum: 05.05.2026\nder Bescheid ist '],
])('"%s" asks nothing and is not the day of the paper', (words, head) => {
  expect(roleOf(`${head}${words}\n`, '2026-03-14')).toBe('other')
})

test.each([
  'Zentrale Bußgeldstelle Tarn\nErlassen am: 14.03.2026\n\nBußgeldbescheid\n\nIhnen wird vorgeworfen, das Rotlicht nicht beachtet zu haben.\nTatzeit: 02.02.2026',
  'Comune di Tarno\nEmesso il 14/03/2026\n\nVerbale\n\nAccertato il 02/02/2026',
  'Ville de Tarnes\nÉtabli le : 14/03/2026\n\nAvis\n\nConstat : le 02/02/2026',
])('a line that says when the paper was made gives its day: %#', (text) => {
  expect(roleOf(text, '2026-03-14')).toBe('letter')
})

test.each([
  'Bonjour,\n\nNous vous proposons un rendez-vous pour la remise des clés le :\n\n  14 mars 2026 à 10h30\n  Sur place\n\nCordialement,\nSCI Tarn',
  'Guten Tag,\n\nwir laden Sie zur Wohnungsübergabe ein:\n\n14. März 2026 um 10:30 Uhr\nvor Ort\n\nFreundliche Grüße\nTarn Immobilien GmbH',
  'Buongiorno,\n\nla visita è fissata per:\n\n14 marzo 2026 alle ore 10:30\n\nCordiali saluti\nStudio Medico Tarn',
])('a day with its hour in a line of its own is when somebody is to come: %#', (text) => {
  expect(roleOf(text, '2026-03-14')).not.toBe('letter')
})

describe('a sheet that names its season', () => {
  test.each([
    ['Wijkraad Tarn\nNieuws voorjaar 2027\n\nBeste buren,\n\nOp 9 mei is er markt.', '2027-05-09'],
    [
      'Amicale de Tarnes\nLettre, automne 2027\n\nChers amis,\n\nLe repas est le 9 octobre.',
      '2027-10-09',
    ],
    [
      'Gartenfreunde Tarn e.V.\nRundbrief Sommer 2027\n\nLiebe Freunde,\n\nam 9. August ist Fest.',
      '2027-08-09',
    ],
  ])('gives its year to its days: %#', (text, iso) => {
    expect(read(text).dates.map((date) => date.iso)).toContain(iso)
  })

  test('but a winter is of two years', () => {
    const { dates } = read('Club Tarn\nHiver 2027\n\nChers amis,\n\nLe repas est le 9 décembre.')
    expect(dates.map(({ iso }) => iso)).toEqual([null])
  })
})

describe('a day in figures without its year, as people type it', () => {
  test.each([
    'Ich habe am 28.08. gekündigt und nie eine Antwort bekommen. Was kann ich tun?',
    "J'ai résilié le 28/08 et je n'ai jamais eu de réponse. Que faire ?",
    'Ho disdetto il 28/08 e non ho mai avuto risposta. Cosa posso fare?',
    'Ik heb op 28/08 opgezegd en nooit antwoord gekregen. Wat kan ik doen?',
  ])('is read: %#', (text) => {
    expect(read(text).dates).toHaveLength(1)
  })

  test.each([
    'Le bailleur garde le 1/3 du dépôt, que faire ?',
    'Ich zahle am Ende 4.50 Euro mehr, was kann ich tun?',
  ])('is no share and no sum: %s', (text) => {
    expect(read(text).dates).toEqual([])
  })
})

test.each([
  'Mi è arrivata una multa di 173 euro. Se pago entro 5 giorni ho lo sconto, ma posso ancora fare ricorso?',
  "J'ai une amende de 135 euros. Si je paie dans les 15 jours elle est réduite, mais puis-je contester ?",
  'Ik kreeg een boete van 90 euro. Als ik binnen 14 dagen betaal krijg ik korting, maar kan ik nog bezwaar maken?',
])('what a person may do to pay less is no limit that they must keep: %#', (text) => {
  expect(read(text).deadline).toBeNull()
})

test('a time without a start in a paper of the prosecutor runs from its service', () => {
  const { deadline } = read(
    'PROCURA DELLA REPUBBLICA PRESSO IL TRIBUNALE DI TARNO\n\nAVVISO DI CONCLUSIONE DELLE INDAGINI PRELIMINARI\n\nL’indagato può, entro venti giorni, presentare memorie e documenti.\n\nTarno, 5 maggio 2026\nIl pubblico ministero',
  )
  expect(deadline).toMatchObject({ iso: null, relativeDays: 20 })
})
