/** Limits in turns of other languages, of letters and of what people tell. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const limitOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).deadline

const HOUSE = 'Hausverwaltung Tarn KG\n\n5. Oktober 2026\n\nSehr geehrte Frau Quill,\n\n'

test.each([
  ['Montag', '2026-10-19'],
  ['Sonntag', '2026-10-18'],
])('a limit on a %s is no day of writing', async (weekday, iso) => {
  const [year, month, day] = iso.split('-')
  const limit = await limitOf(
    'de',
    `${HOUSE}3. Mahnung über 350,00 €. Zahlbar bis spätestens ${weekday}, den ${day}.${month}.${year} (Zahlungseingang).`,
  )
  expect(limit?.iso).toBe(iso)
})

test('a time above a list of what may be done is a limit', async () => {
  const limit = await limitOf(
    'es',
    'Ayuntamiento de Tarn\n\nNOTIFICACIÓN DE DENUNCIA\n\nDispone de VEINTE DÍAS NATURALES, contados desde el siguiente al de la presente notificación, para:\n\n[ ] Pagar con reducción: 50,00 €.\n[ ] Formular alegaciones.',
  )
  expect(limit?.relativeDays).toBe(20)
})

test('until when the sender pays is no limit', async () => {
  const limit = await limitOf(
    'de',
    'BKK Tarn\n\n11.11.2026\n\nGuten Tag Frau Quill,\n\nWir zahlen Ihr Krankengeld nur bis einschließlich 22.11.2026. Reichen Sie bitte binnen einer Woche ein Attest ein.',
  )
  expect(limit?.relativeDays).toBe(7)
})

test('the day of a talk to which somebody is asked is a limit', async () => {
  const limit = await limitOf(
    'fr',
    'Menuiserie Tarn SAS\n\nMuret, le 7 décembre 2026\n\nMonsieur,\n\nNous vous prions de bien vouloir venir le mercredi 16 décembre 2026, à 14 h 30, pour votre entretien préalable de licenciement.',
  )
  expect(limit).toMatchObject({ iso: '2026-12-16', what: 'attend' })
})

test.each([
  ['es', 'Hola, me llegó una carta del SEPE, pone que tengo 10 días para alegar. ¿Qué hago?', 10],
  [
    'be',
    'Goeiedag, ik kreeg een brief van een gerechtsdeurwaarder. Ze schrijven dat ik 15 dagen heb anders dagvaarden ze. Moet ik betalen?',
    15,
  ],
  [
    'ch',
    "Bonjour, j'ai reçu la résiliation de mon bail. On me dit que je n'ai que 30 jours pour contester. Est-ce vrai ?",
    30,
  ],
] as const)('a limit that somebody tells of in %s', async (country, text, days) => {
  expect((await limitOf(country, text))?.relativeDays).toBe(days)
})

test('a time from service runs from the day that the officer notes on the paper', async () => {
  const limit = await limitOf(
    'it',
    'Agenzia delle Entrate\n\nCARTELLA DI PAGAMENTO\n\nRuolo reso esecutivo il 14 luglio 2026\n\nSi intima di pagare 4.837,66 € entro sessanta giorni dalla notificazione della presente cartella.\n\nRELATA DI NOTIFICA\nNotificata il 18 settembre 2026 mediante consegna.',
  )
  expect(limit?.iso).toBe('2026-11-17')
})

test('the first part of a yearly tax is the next day to pay, though those who are late are warned', async () => {
  const limit = await limitOf(
    'jp',
    '令和7年度 住民税 納税通知書\n発行日 令和7年6月12日\n\n納付方法及び納期限(年4回)\n期別 納付額 納期限\n第1期 47,200円 令和7年6月30日(月)\n第2期 46,400円 令和7年9月1日(月)\n\n納期限を過ぎますと延滞金を加算します。',
  )
  expect(limit?.iso).toBe('2025-06-30')
})

test.each([
  [
    'of a court order for payment is the time to object',
    'de',
    'Amtsgericht Tarn\nMahnbescheid\nGeschäfts-Nr.: 26-4417382-0-6\n\nSie können Widerspruch erheben. Wenn Sie keinen Widerspruch erheben, kann nach Ablauf von zwei Wochen ab Zustellung ein Vollstreckungsbescheid erlassen werden.',
    { relativeDays: 14, from: 'service' },
  ],
  [
    'is no day of the meeting that it prepares',
    'de',
    'Einladung zur Mitgliederversammlung am 21.03.2026\n\nSehr geehrter Herr Quill,\n\nAnträge reichen Sie bitte bis spätestens 07.03.2026 schriftlich ein.\n\nDer Vorstand\nKleingärtnerverein Tarn e. V.',
    { iso: '2026-03-07' },
  ],
  [
    'does not run from the day on which the balance was struck',
    'es',
    'Le comunicamos que usted mantiene un saldo pendiente a fecha de 19 de septiembre de 2024 de 386,14 €.\n\nPor la presente, le requerimos para que en el plazo de 30 días naturales proceda al pago.\n\nTarn Legal S.L.',
    { iso: null, relativeDays: 30 },
  ],
  [
    'is read where the number stands in words too',
    'it',
    'OGGETTO: Contestazione disciplinare\n\nLe è concesso un termine di 5 (cinque) giorni dalla ricezione della presente per fornire le Sue giustificazioni scritte.\n\nLa Direzione',
    { relativeDays: 5 },
  ],
  [
    'runs from the day of the notice, and not of the offence',
    'fr',
    "AVIS DE CONTRAVENTION\nN° de l'avis de contravention : 6713380245\nDate de l'avis de contravention : 21/09/2026\n\nExcès de vitesse le 14/09/2026 à 17h42\n\nPour contester, vous disposez de 45 jours à compter de la date d'envoi du présent avis.",
    { iso: '2026-11-05' },
  ],
  [
    'is read where the scan has mixed up letters',
    'it',
    'Comune di Tarno\nPolizia Locale\n\nVerbale di accertamento di violazione al Codice della Strada\n\nEntro 60 giomi dalla notifica          € 83,00',
    { relativeDays: 60 },
  ],
  [
    'is today, where the firm says so',
    'it',
    'Oggetto: Ultimo sollecito di pagamento\n\nCiao Serena,\n\nquesto è il nostro ultimo sollecito per la fattura 118 di 240,00 €. Il tuo pagamento risulta ancora non effettuato.\n\nTermine ultimo: paga OGGI. In caso contrario affideremo il credito a un’agenzia di recupero crediti.\n\nGli ulteriori costi di sollecito saranno a tuo carico.',
    { quote: 'paga OGGI' },
  ],
] as const)('a limit %s', async (...[, country, text, limit]) => {
  expect(await limitOf(country, text)).toMatchObject(limit)
})

test.each([
  [
    'it',
    "Oggetto: Ultimo sollecito\n\nGentili Signori,\n\nla fattura n. 2026/77 risulta ancora insoluta.\n\nData fattura: 03.06.2026\nScaduta da: 21 giorni\nImporto totale: 212,00 €\n\nQualora l'importo non dovesse pervenire entro 5 giorni, incaricheremo un'agenzia di recupero crediti.\n\nTarn Serramenti S.r.l.",
  ],
  [
    'es',
    'Último aviso\n\nEstimados señores:\n\nsu factura n.º 77 sigue impagada.\n\nFecha factura: 03.06.2026\nImporte total: 212,00 €\n\nSi no recibimos el pago en un plazo de 5 días, encargaremos el cobro a una agencia de recobros.\n\nTarn Ventanas S.L.',
  ],
] as const)(
  'a reminder without a day of its own does not run from that of the bill: %s',
  async (country, text) => {
    expect(await limitOf(country, text)).toMatchObject({ iso: null, relativeDays: 5 })
  },
)

test('a fine that is served by post does not run from the day of the offence', async () => {
  const { statedDeadlines } = await readInItsLanguage(
    'COMUNE DI TARNO\nPolizia Locale\n\nVERBALE N. 7741/2026\nData accertamento: 12/06/2026 ore 9:05\n\nTOTALE € 91,20\nIl pagamento deve essere effettuato entro 60 giorni dalla notifica.\n\nRicorso: entro 60 giorni al Prefetto oppure entro 30 giorni al Giudice di Pace.',
    {},
  )
  expect(statedDeadlines.map(({ iso }) => iso)).toEqual([null, null, null])
})

test.each([
  [
    'ch',
    'Letzte Mahnung\n\nRechnung: 5512\nFällig am: 03.06.2026 (21 Tage überfällig)\nOffener Betrag: CHF 88.00\n\nBei Nichtbeachtung leiten wir weitere Schritte ein.',
  ],
  ['fr', 'Relance\n\nFacture n° 5512 de 88,00 €\nÉchéance : 03/06/2026, soit 21 jours de retard'],
  ['nl', 'Herinnering\n\nFactuur 5512 van € 88,00\nVervaldatum: 03-06-2026 (21 dagen te laat)'],
] as const)('the day from which a bill is late is no limit: %s', async (country, text) => {
  expect(await limitOf(country, text)).toBeNull()
})

test('a step for want of an answer asks for the answer before the appeal', async () => {
  const limit = await limitOf(
    'fr',
    "Caisse d'allocations familiales de Tarn\n\nLe 03/06/2026\n\nMadame,\n\nVous avez reçu à tort 412,00 € de prime d'activité.\n\nSans réponse de votre part dans un délai de 15 jours à compter de la date de ce courrier, nous retiendrons 50,00 € par mois.\n\nSi vous n'êtes pas d'accord, vous pouvez saisir la commission de recours amiable dans les deux mois suivant la réception de ce courrier.",
  )
  expect(limit).toMatchObject({ iso: '2026-06-18', what: 'reply' })
})

test.each([
  ['支払期限が5日後になっている請求書が届きました。払わないといけませんか？', 5],
  ['督促状の支払期限があと3日しかないのですが、分割にしてもらえますか？', 3],
])('a limit that is told as days from now: %s', async (text, days) => {
  expect((await limitOf('jp', text))?.relativeDays).toBe(days)
})

test('a day on which one must appear is a limit, and whoever asks so is named and official', async () => {
  const { deadline, ...reading } = await readInItsLanguage(
    'Bundesagentur für Arbeit\nJobcenter Tarnstadt\n\nSehr geehrter Herr Quill,\n\nhiermit laden wir Sie ein.\n\nTermin: 03.06.2026 um 9:30 Uhr\n\nBitte bringen Sie mit:\n- Ausweis\n- Aktueller Lebenslauf\n\nSie sind verpflichtet, zu diesem Termin zu erscheinen.\n\nMit freundlichen Grüßen\nIhr Jobcenter',
    {},
  )
  expect(deadline).toMatchObject({ iso: '2026-06-03', what: 'attend' })
  expect(reading).toMatchObject({
    senderOrganization: 'Jobcenter Tarnstadt',
    isOfficialDemand: true,
    urgencyLevel: 'medium',
  })
})

test('the time to stop a suit that is not yet brought does not lead a notice to leave', async () => {
  const limit = await limitOf(
    'de',
    'Kanzlei Tarn\nMarktweg 2, 50667 Köln\n\n4. März 2026\n\nFristlose Kündigung\n\nSehr geehrter Herr Quill,\n\nich kündige das Mietverhältnis fristlos. Die Kündigung wird unwirksam, wenn Sie den Rückstand von 1.800,00 € innerhalb von zwei Monaten nach Zustellung der Räumungsklage begleichen.\n\nRäumen Sie die Wohnung bis spätestens 20.03.2026.',
  )
  expect(limit).toMatchObject({ iso: '2026-03-20', what: 'leave' })
})

test('the day that a court sets to clear a home is one to leave', async () => {
  const limit = await limitOf(
    'es',
    'Juzgado de Primera Instancia nº 4 de Cuenca\nJuicio verbal de desahucio 31/2026\n\n4 de marzo de 2026\n\nSe estima la demanda de desahucio por falta de pago.\n\nEl lanzamiento se practicará el 20 de mayo de 2026.',
  )
  expect(limit).toMatchObject({ iso: '2026-05-20', what: 'leave' })
})

test('a service before the day of the paper was that of another, from which nothing runs', async () => {
  const limit = await limitOf(
    'de',
    'Amtsgericht Tarn\nDatum: 20.04.2026\n\nVOLLSTRECKUNGSBESCHEID\nauf der Grundlage des Mahnbescheids\nzugestellt am 23.03.2026\n\nGegen diesen Bescheid können Sie innerhalb von zwei Wochen ab Zustellung Einspruch einlegen.',
  )
  expect(limit).toMatchObject({ iso: null, relativeDays: 14 })
})

test('a talk below the words that ask to it is a limit, and a dismissal in view presses', async () => {
  const { deadline, urgencyLevel } = await readInItsLanguage(
    'Menuiserie Tarn SAS\n12 rue du Port\n\nAlbi, le 3 juin 2026\n\nObjet : convocation à un entretien préalable\n\nMadame,\n\nNous envisageons votre licenciement. Nous vous prions de vous présenter à un entretien qui aura lieu :\n\n- le mardi 16 juin 2026 à 9 h 00\n- dans nos bureaux.\n\nVous pouvez vous faire assister.\n\nLa direction',
    { country: 'fr' },
  )
  expect(deadline).toMatchObject({ iso: '2026-06-16', what: 'attend' })
  expect(urgencyLevel).toBe('high')
})

test('the number of a decree stands inside its sentence', async () => {
  const limit = await limitOf(
    'it',
    'Studio Legale Tarno\n\nData: 4 maggio 2026\n\nDiffido la Vostra società a pagare la somma di € 900,00, oltre interessi ex D.lgs. 231/2002, entro e non oltre 10 (dieci) giorni dal ricevimento della presente.',
  )
  expect(limit).toMatchObject({ relativeDays: 10, from: 'receipt' })
})

test.each([
  [
    'de',
    'Zahlung\n\nWir rechnen über eine Abrechnungsstelle ab. Rechnungen sind innerhalb von 14 Tagen zu begleichen.\n\nTerminabsage\n\nUnsere Patienten sagen Termine bitte rechtzeitig ab. Danach können wir Termine streichen.',
  ],
  [
    'nl',
    'Betaling\n\nOnze klanten voldoen de rekening binnen 14 dagen. Bij onvolledige betaling kunnen wij een volgende afspraak annuleren.\n\nWijzigingen kunt u aan de balie doorgeven.',
  ],
] as const)(
  'a time to pay in the rules for all is nobody’s limit, and presses nobody: %s',
  async (country, text) => {
    const { deadline, urgencyLevel } = await readInItsLanguage(text, { country })
    expect([deadline, urgencyLevel]).toEqual([null, 'low'])
  },
)

test.each([
  [
    'ca',
    'Immeubles Tarn\n\nLe 4 mai 2026\n\nMadame,\n\nVous devez répondre à cet avis dans le mois qui suit sa réception.',
  ],
  [
    'ch',
    'Tarn Immobilien AG\n\n4. Mai 2026\n\nSehr geehrte Frau Quill,\n\nBitte begleichen Sie den Mietzins innert Monatsfrist.',
  ],
] as const)('a month without a number is a limit, in %s', async (country, text) => {
  expect(await limitOf(country, text)).toMatchObject({ relativeDays: null, unit: 'months' })
})

test.each([
  'Deberá pagar el total dentro de los 5 días siguientes a la entrega de este aviso.',
  'Tiene que pagar en el plazo de 7 días después de la entrega de esta carta.',
  'Debe pagar o desocupar dentro de los 3 días de la entrega de este aviso.',
  'Pague la renta en un plazo de 14 días a partir de la entrega de este aviso.',
])(
  'a time in Spanish that runs from the handing over has no day in the text: %s',
  async (words) => {
    const limit = await limitOf(
      'es',
      `Saúco Apartamentos SL\n\n6 de junio de 2026\n\nAVISO PARA PAGAR LA RENTA\n\nTotal adeudado: 1.225,00 €\n\n${words}`,
    )
    expect(limit).toMatchObject({ iso: null, from: 'receipt' })
  },
)

test('but from the date of the letter it has one', async () => {
  const limit = await limitOf(
    'es',
    'Saúco Apartamentos SL\n\n6 de junio de 2026\n\nTotal adeudado: 1.225,00 €\n\nDeberá pagar dentro de los 5 días siguientes a la fecha de esta carta.',
  )
  expect(limit).toMatchObject({ iso: '2026-06-11' })
})
