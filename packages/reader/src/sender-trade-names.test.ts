/** Senders behind a trading name, an address without a name, a lawyer who signs. The texts are invented. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const BODY = {
  nl: '\n\nBeste Anneke,\n\nJe factuur van € 86,50 is nog niet betaald. Betaal binnen 14 dagen.\n\nGroetjes,\nMarjolein\n\n',
  de: '\n\nHallo Anna,\n\ndeine Rechnung über 86,50 € ist noch offen. Bitte zahle innerhalb von 14 Tagen.\n\nViele Grüße\nMarlene\n\n',
  fr: '\n\nBonjour Anne,\n\nvotre facture de 86,50 € reste impayée. Merci de payer sous 14 jours.\n\nCordialement\nMarlène\n\n',
  es: '\n\nHola Ana:\n\nTu factura de 86,50 € sigue pendiente. Paga en 14 días.\n\nUn saludo\nMar\n\n',
  it: '\n\nCiao Anna,\n\nla fattura di 86,50 € risulta non pagata. La preghiamo di pagare entro 14 giorni.\n\nCordiali saluti\nMara\n\n',
  en: '\n\nHi Anna\n\nYour invoice of £45.90 is overdue. Please pay within 7 days.\n\nThanks\nMarge\n\n',
} as const
const sender = (text: string) => read(text).senderOrganization

describe('a house is called by its trading name', () => {
  test.each([
    [
      'nl',
      'Wolwinkel De Lier is een handelsnaam van Van Tarn Retail B.V., KvK 70114472',
      'Wolwinkel De Lier',
    ],
    [
      'de',
      'Wollstube Tarnau ist eine Marke der Quellhof Handels GmbH, HRB 4471',
      'Wollstube Tarnau',
    ],
    [
      'fr',
      'Maison Tarnelle est une marque de Quellbach SAS au capital de 10 000 €',
      'Maison Tarnelle',
    ],
    ['es', 'Lanas Tarnela es un nombre comercial de Quirón Comercio, S.L.', 'Lanas Tarnela'],
    ['it', 'Lane Tarno è un marchio di Quercia Commercio S.r.l., P. IVA 01234567890', 'Lane Tarno'],
  ] as const)('%s: %s', (language, foot, name) => {
    expect(sender(`${BODY[language]}${foot}`)).toBe(name)
  })
})

describe('a mail signed with a first name is from the house of its address', () => {
  test.each([
    [
      'es',
      'De: cobros@gimnasio-tarnela.es\nPara: ana@correo.example\nAsunto: Recibo',
      'Gimnasio Tarnela',
    ],
    [
      'nl',
      'Van: administratie@wolwinkeltarn.nl\nAan: a@post.example\nOnderwerp: Aanmaning',
      'Wolwinkeltarn',
    ],
    [
      'de',
      'Von: buchhaltung@wollstube-tarnau.de\nAn: a@post.example\nBetreff: Mahnung',
      'Wollstube Tarnau',
    ],
    [
      'en',
      'From: accounts@tarnford-gym.co.uk\nTo: a@post.example\nSubject: Overdue',
      'Tarnford Gym',
    ],
  ] as const)('%s: %s', (language, head, name) => {
    expect(sender(`${head}${BODY[language]}`)).toBe(name)
  })

  test('but not of a host where everybody has an address', () => {
    const head = 'Da: mara.tarn@libero.it\nA: a@posta.example\nOggetto: Sollecito'
    expect(sender(`${head}${BODY.it}`)).not.toMatch(/libero/i)
  })

  test('nor where the mail prints its firm', () => {
    const head = 'De: cobros@pagos-tarnela.es\nPara: ana@correo.example\nAsunto: Recibo'
    expect(sender(`${head}${BODY.es}Gimnasio Quill, S.L.`)).toBe('Gimnasio Quill, S.L.')
  })
})

describe('a lawyer signs for the office below the name', () => {
  const claim =
    'Bologna, 9 novembre 2026\n\nEgregia Signora,\n\nin nome e per conto della Odonto Tarno S.r.l. La invito a pagare euro 870,00 entro 10 giorni.\n\nDistinti saluti.\n\nAvv. Giorgio Pavan\n'

  test('in Italy', () => {
    expect(sender(`${claim}Studio Legale Pavan & Orsi - Galleria Tarno 4, Bologna`)).toBe(
      'Studio Legale Pavan & Orsi',
    )
  })

  test('and is the sender where no office stands there', () => {
    expect(sender(claim)).toBe('Avv. Giorgio Pavan')
  })

  test('whose profession alone is no name', () => {
    const text =
      'Herrn Test\n\nBonn, 9. November 2026\n\nSehr geehrter Herr Test,\n\nich vertrete die Tarn Bau GmbH. Zahlen Sie 870,00 € bis zum 23.11.2026.\n\nMit freundlichen Grüßen\n\nDr. Lutz Horn\nRechtsanwalt\n'
    expect(sender(text)).not.toBe('Rechtsanwalt')
  })
})

test('an article before what a firm is belongs to the sentence', () => {
  const text =
    "TRIBUNALE DI TARNO\n\nINTIMAZIONE DI SFRATTO PER MOROSITÀ\n\nL'Immobiliare Tarno S.a.s., rappresentata e difesa dall'Avv. Chiara Novelli,\n\nintima sfratto e cita\n\nil sig. Popescu a comparire all'udienza del 28 gennaio 2027."
  expect(sender(text)).toBe('Immobiliare Tarno S.a.s.')
})

describe('a person who writes a mail for a house', () => {
  const mail = (address: string, words: string) =>
    sender(
      `From: Rosa Lark <${address}>\nTo: Sam Test\nDate: 7 September 2026\nSubject: Your job\n\nDear Sam\n\n${words} Your role is at risk of redundancy. We will meet on 14 September 2026.\n\nKind regards\n\nRosa Lark\nHR Manager\n`,
    )

  test.each([
    [
      'rosa.lark@tarnfieldprint.example',
      'Tarnfield Print has lost its largest order.',
      'Tarnfield Print',
    ],
    ['rlark@quill-bakery.co.uk', 'As you know Quill Bakery is closing one shop.', 'Quill Bakery'],
    ['rosa@mail.tarnhouse.org', 'The board of Tarn House has looked at its costs.', 'Tarn House'],
    ['hr@orsonfreight.com', 'Orson Freight Ltd has fewer orders.', 'Orson Freight Ltd'],
  ])('%s is named by the house: %s', (address, words, name) => {
    expect(mail(address, words)).toBe(name)
  })

  test('of no house that the mail prints is no house', () => {
    expect(mail('rosa.lark@gmail.com', 'Gmail is how I write.')).not.toBe('Gmail')
  })
})

test('a house that trades under a short and a long name is called by one of them', () => {
  const text =
    'TARNLEY\n\n6 July 2026\n\nDear Mr Test\n\nLETTER OF CLAIM\n\nWe act for Quill Portfolio Ltd. Pay £812.40 within 30 days of the date of this letter.\n\nTarnley Solicitors\n\nTarnley Legal Limited trading as Tarnley and Tarnley Solicitors is authorised and regulated by the Solicitors Regulation Authority.\n'
  expect(sender(text)).toBe('Tarnley Solicitors')
  expect(sender(text.replaceAll('Tarnley and Tarnley', 'Smith and Tarnley'))).not.toBe('Smith')
})

test('a justice of the peace before whom a council complains does not write', () => {
  const text =
    "TARNFORD MAGISTRATES' COURT\n\nSUMMONS FOR NON-PAYMENT OF COUNCIL TAX\n\nTo: Mr Sam Test\nDate of issue: 2 October 2026\n\nCOMPLAINT has this day been made to me, the undersigned Justice of the Peace, by Tarnford City Council that you have not paid £1,118.27.\n\nYou are therefore summoned to appear on 4 November 2026 at 10.00am.\n"
  expect(sender(text)).toBe('Tarnford City Council')
})

test.each([
  'Tarnley Legal Ltd trading as Tarnley is authorised and regulated by the Solicitors Regulation Authority.',
  'Tarnley Debt Limited t/a Tarnley is registered in England with the number 04471200.',
])('what is said of a trader is no part of the name: %s', (foot) => {
  const text = `TARNLEY\n\nMr Sam Test\n3 Quill Road\nLeeds LS6 1AA\n\n14 September 2026\n\nLETTER OF CLAIM\n\nDear Mr Test\n\nWe are instructed by Quill Portfolio Ltd to recover £947.15. Return the Reply Form within 30 days of the date of this letter.\n\nYours sincerely\n\nTarnley\n\n${foot}\n`
  expect(sender(text)).toMatch(/^Tarnley(?: Legal Ltd| Debt Limited)?$/)
})

test.each([
  [
    'Tarnovia SE',
    'Tarnovia SE\nTarnau, 05.11.2026\nMieterhöhung nach § 558 BGB\nSehr geehrte Frau Quill, die Miete beträgt 612,00 €. Wir bitten Sie, einer Erhöhung auf 689,00 € ab 01.02.2027 zuzustimmen.',
  ],
  ['T.AR SE', 'T.AR SE\n05.11.2026\nMahnung: 61,20 € sind offen. Bitte zahlen Sie bis 20.11.2026.'],
])('a European company is one by its form: %s', (name, text) => {
  expect(read(text, { country: 'de' }).senderOrganization?.toLowerCase()).toBe(name.toLowerCase())
})

test('a German landlord who misses the rent writes of arrears', () => {
  const { documentType } = read(
    'Tarnovia SE\nTarnau, 05.11.2026\nMahnung\nSehr geehrte Frau Quill, Ihre Miete von 612,00 € fehlt. Bitte zahlen Sie bis 20.11.2026.',
    { country: 'de' },
  )
  expect(documentType).toBe('RENT_ARREARS_LETTER')
})

test('a sum wanted after the keys were given back is no notice to leave', () => {
  const { documentType, urgencyLevel } = read(
    'Hausverwaltung Tarn KG\nTarnau, 12.11.2026\nRückgabe der Wohnung / verlorener Schlüssel\nSehr geehrter Herr Quill,\nbei der Übergabe am 31.10.2026 fehlte ein Haustürschlüssel. Die Kosten betragen 2.384,50 €. Bitte überweisen Sie den Betrag bis zum 30.11.2026. Andernfalls verrechnen wir ihn mit Ihrer Kaution und klagen den Rest ein.',
    { country: 'de' },
  )
  expect(documentType).not.toBe('EVICTION_NOTICE')
  expect(urgencyLevel).toBe('medium')
})
