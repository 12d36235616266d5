import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const senderOf = (text: string) => read(text).senderOrganization

describe('the sender abroad', () => {
  test.each([
    [
      'is the person behind a label, without the title',
      'BUROFAX\n\nREMITENTE: D. Andrés Quilla Tarn\nDNI: 28.000.000-L\n\nDESTINATARIOS:\nDña. Lucía Marsh Sanz\n\nFecha: 16 de noviembre de 2026\n\nComo propietario y arrendador de la vivienda les requiero para el pago de las rentas adeudadas, 1.780,00 €, en el plazo de diez días.\n\nFdo.: D. Andrés Quilla Tarn\nArrendador y propietario',
      'Andrés Quilla Tarn',
    ],
    [
      'is whoever stands above the one it is for',
      'BUROFAX CON ACUSE DE RECIBO\nDe: Reformas Hnos. Quilla\nA: D.ª Lorena Marsh, C/ Alfareros 12, Talavera\n\nSra. Marsh: continúa sin abonar la última certificación, por 2.275,00 €.',
      'Reformas Hnos. Quilla',
    ],
    [
      'is the agency below its ministry',
      "RÉPUBLIQUE FRANÇAISE\nMinistère de l'Intérieur\nAgence nationale de Tarn\n\nAVIS DE CONTRAVENTION\nDate de l'avis de contravention : 21/09/2026\n\nAmende forfaitaire : 135 € si vous payez dans les 45 jours",
      'Agence nationale de Tarn',
    ],
    [
      'is a trade by its word',
      'Beste mevrouw Quilla,\n\nBijgaand vindt u factuur 2026-0418 ter hoogte van € 284,35.\n\nWij verzoeken u het bedrag binnen 14 dagen over te maken.\n\nMet vriendelijke groet,\nVan Tarn Installatietechniek',
      'Van Tarn Installatietechniek',
    ],
    [
      'stands in the first line of a message',
      'De : Cabinet Dr Tarn\n\nRappel : RDV demain mardi à 10h20 avec le Dr Tarn. En cas d’empêchement, merci de prévenir le cabinet.',
      'Cabinet Dr Tarn',
    ],
    [
      'is who owns the debt now, and not who sold it',
      'Sra. Dña. Lucía Marsh\n\nLe comunicamos que QUILLA CAPITAL FUND II (el “Cedente”) cedió a Tarn Europe SCSp (el “Cesionario”) el crédito de referencia 5510882734. Le requerimos para que en el plazo de 30 días proceda al pago de 386,14 €.',
      'Tarn Europe SCSp',
    ],
    [
      'is the officer above the title with its court',
      'Dörte Tarn\nObergerichtsvollzieherin beim Amtsgericht Quellhof\nZehnthof 1, 31785 Quellhof\n\nZahlungsaufforderung und Ladung zur Abgabe der Vermögensauskunft\n\nSie werden aufgefordert, 934,12 EUR innerhalb von zwei Wochen nach Zustellung zu zahlen.',
      'Obergerichtsvollzieherin Dörte Tarn',
    ],
    [
      'is a practice with its title',
      'Terminbestätigung\n\nPraxis Dr. med. Carla Tarn · Allgemeinmedizin\n\nSehr geehrter Herr Quill,\n\nhiermit bestätigen wir Ihren Termin am Dienstag, 14. Oktober, um 9:40 Uhr.',
      'Praxis Dr. med. Carla Tarn',
    ],
    [
      'is a club that signs',
      'Sehr geehrter Herr Quill,\n\nhiermit laden wir Sie herzlich zur Versammlung ein.\n\nDer Vorstand\nKleingärtnerverein Tarn e. V.\n\nUte Test',
      'Kleingärtnerverein Tarn e. V',
    ],
    [
      'is the firm behind its desk',
      'Onderwerp: je tijdelijke contract\n\nBeste Romy,\n\nHierbij laten we je weten dat we je arbeidsovereenkomst niet verlengen. Je laatste werkdag is 29 augustus.\n\nHR, Kinderopvang Tarn',
      'Kinderopvang Tarn',
    ],
    [
      'is the lawyer, also where the title is in capitals',
      'STUDIO LEGALE AVV. CHIARA QUILLA\nVia Garibaldi 21, 43121 Parma\n\nATTO DI COSTITUZIONE IN MORA\n\nSig. Matteo Marsh\n\nVi diffido ad adempiere entro 15 giorni dal ricevimento della presente.',
      'Studio Legale Avv. Chiara Quilla',
    ],
    [
      'is the officer whose title stands above the name',
      'Gerichtsvollzieherin\nMareike Tarn\nAmtsgericht Lüneburg\n\nSehr geehrter Herr Quill,\n\nSie werden aufgefordert, den Betrag von 1.377,08 € innerhalb von zwei Wochen nach Zustellung an mich zu zahlen.',
      'Gerichtsvollzieherin Mareike Tarn',
    ],
    [
      'keeps the last stop of its legal form, and small words small',
      'TALLERES DE LA QUILLA 2010, S.L.\n\nGirona, 11 de septiembre de 2026\n\nLa dirección de esta empresa ha decidido proceder a su despido disciplinario con efectos de hoy.',
      'Talleres de la Quilla 2010, S.L.',
    ],
    [
      'is the one who signs, not the one who is greeted',
      'Hallo Timo,\n\nich habe dir im November 1500 Euro geliehen. Ich setze dir eine letzte Frist bis 31.7. Sonst beantrage ich beim Amtsgericht einen Mahnbescheid.\n\nBernd Quill',
      'Bernd Quill',
    ],
    [
      'is the landlord behind a Japanese label',
      '賃貸借契約更新拒絶のご通知\n\n令和8年3月31日の期間満了をもって契約を終了し、取り壊しを行うこととなりました。同日までにお部屋をお引き渡しください。\n\n家主　平川キヨ',
      '平川キヨ',
    ],
  ])('%s', (_, text, name) => {
    expect(senderOf(text)).toBe(name)
  })

  test.each([
    '差押予告書\n\n滞納者 石川 翔太 様\n\n国民健康保険税 214,300円の納付がありません。令和8年11月28日までに完納がない場合、給与の差押えを執行します。',
    '児童手当の過払いについて\n\n保護者様　5月分まで計20,000円をお返しいただく必要があります。同封の納付書で月末までに納めてください。',
    '警告書\n\n前略　貴殿は口コミ欄に繰り返し書き込んでいます。10日以内に削除が確認できない場合、法的措置を検討します。　草々',
  ])('is no heading and no label of a Japanese paper: %s', (text) => {
    expect(senderOf(text)).toBeNull()
  })

  test('is an office of three letters', () => {
    expect(
      senderOf(
        'UWV\n\nTerugvordering WW-uitkering\n\nGeachte mevrouw Quill,\n\nU moet € 812,00 terugbetalen. Tegen dit besluit kunt u binnen zes weken bezwaar maken.',
      ),
    ).toBe('UWV')
  })

  test('is not the firm that a letter is addressed to', () => {
    expect(
      senderOf(
        'An die Hausverwaltung Tarn\n\nBetreff: Kaution Wohnung Rosenweg 3 – letzte Frist vor Klage\n\nIch setze Ihnen eine letzte Frist bis zum 20. April 2026. Danach klage ich.\n\nHochachtungsvoll\nInga Quill',
      ),
    ).toBe('Inga Quill')
  })

  test('is not the landlord who is told of in a summons', () => {
    const name = senderOf(
      'TRIBUNALE DI TARNO\n\nATTO DI CITAZIONE PER CONVALIDA DI SFRATTO\n\nIl Sig. Aldo Quilla, locatore dell’immobile, intima sfratto al sig. Pavel Marsh e lo cita all’udienza del 24 giugno 2027.',
    )
    expect(name).not.toMatch(/Quilla/)
  })
})

describe('who sends a paper abroad', () => {
  const senderOf = (text: string) => read(text).senderOrganization

  test.each([
    [
      'is the firm and not its desk',
      'GROUPE TESTAL – Direction des ressources humaines\nLille, le 9 novembre 2026\n\nObjet : Licenciement pour motif économique\n\nMadame,\n\nNous vous notifions votre licenciement pour motif économique.',
      'Groupe Testal',
    ],
    [
      'is the housing body above its department',
      'Woonstichting Testhof\nAfdeling Incasso\nHavenstraat 1, 1506 PA Zaandam\n\nZaandam, 9 november 2026\n\nBetreft: huurachterstand\n\nBeste mevrouw Test,\n\nU heeft de huur van oktober niet betaald. Betaal € 512,00 vóór 24 november 2026.',
      'Woonstichting Testhof',
    ],
    [
      'is the officer who names himself in the deed',
      'COMMANDEMENT DE PAYER\n\nÀ la demande de Monsieur Paul TESTARD, bailleur\nNous, Maître Anne VERNET, commissaire de justice à Lyon\n\nVous faisons commandement de payer dans un délai de SIX SEMAINES la somme de 1 200,00 € de loyers impayés.',
      'Maître Anne VERNET',
    ],
    [
      'is the landlord who signs behind the role',
      'Namur, le 2 novembre 2026\n\nObjet : indexation du loyer\n\nMadame,\n\nVotre loyer passe de 640 EUR à 690 EUR par mois. Je vous réclame les arriérés.\n\nLe propriétaire, M. Henri Testaert',
      'Henri Testaert',
    ],
    [
      'is a body whose long name is mostly small words',
      "AVIS DE CONTRAVENTION\nCentre automatisé de constatation des infractions routières – Rennes\n\nN° de l'avis : 3512000001\nDate d'envoi : 5 novembre 2026\n\nExcès de vitesse le 28 octobre 2026 à 8 h 14. Amende forfaitaire : 68 €",
      'Centre automatisé de constatation des infractions routières',
    ],
    [
      'is the waterworks and no row of a Japanese bill',
      '水道料金等のお知らせ\nお客様番号 12-345-678\n使用水量 24㎥\n水道料金 2,310円\n下水道使用料 1,980円\n合計 4,290円\n北川市水道局',
      '北川市水道局',
    ],
    [
      'is the firm whose team signs a mail',
      'Betreff: Zahlungserinnerung RE-2026-118\n\nSehr geehrte Damen und Herren,\n\ndie Rechnung RE-2026-118 über 214,00 € ist offen. Bitte überweisen Sie innerhalb von 10 Tagen.\n\nMit freundlichen Grüßen\nIhr Dachbau T+ Team',
      'Dachbau T+',
    ],
    [
      'is no team that every firm has',
      'Betreff: Zahlungserinnerung RE-2026-118\n\nSehr geehrte Damen und Herren,\n\ndie Rechnung RE-2026-118 über 214,00 € ist offen. Bitte überweisen Sie innerhalb von 10 Tagen.\n\nMit freundlichen Grüßen\nIhr Kundenservice Team',
      null,
    ],
    [
      'is the place of care to which a calm paper asks',
      'Betreff: Termin bestätigt\n\nSehr geehrter Herr Test,\n\nIhr Termin wurde bestätigt:\n\nDatum: 12.01.2027\nPraxis: Haus Testgrund\n\nWir freuen uns auf Ihren Besuch.\n\nIhr Medidesk Team\nHaus Testgrund',
      'Haus Testgrund',
    ],
    [
      'is the city state above its office',
      'Freie und Hansestadt Testburg\nOrdnungsamt – Bußgeldstelle\n20095 Testburg\n\nTestburg, 02.11.2026\n\nAnhörung im Bußgeldverfahren\nAktenzeichen: 118.447-26\n\nSehr geehrte Frau Test,\nIhnen wird eine Ordnungswidrigkeit zur Last gelegt. Bitte antworten Sie bis zum 20.11.2026.',
      'Freie und Hansestadt Testburg',
    ],
    [
      'is the group whose address leaves out its first word',
      'Da: Circolo Testa Verde <info@testaverde.example>\nOggetto: Le gite di maggio\n\nCari soci,\n\ngrazie per la bella giornata. La tessera 2027 costa 12 euro.\n\nA presto\nIl Circolo Testa Verde',
      'Circolo Testa Verde',
    ],
    [
      'is no heading of the rules of a practice',
      'Afspraakherinnering\nWij sturen onze patiënten een sms voor de afspraak van de volgende dag. Aan deze service kunnen geen rechten worden ontleend.\n\nWijzigingen kunt u aan ons doorgeven.',
      null,
    ],
    [
      'is no way of posting',
      'Per Einschreiben und Bote\n\nHamburg, den 30. Oktober 2026\n\nKündigung wegen Eigenbedarfs\n\nSehr geehrte Frau Test,\n\nhiermit kündigen wir das Mietverhältnis zum 31. Juli 2027.',
      null,
    ],
  ])('%s', (_, text, sender) => {
    expect(senderOf(text)).toBe(sender)
  })
})

test.each([
  [
    'it',
    'Tarni, 4 novembre 2026\nIl sottoscritto Carlo Quill, proprietario della casa di via Tarn 12, comunica alla signora Marsh la disdetta del contratto di locazione per il 31 maggio 2027.',
    'Carlo Quill',
  ],
  [
    'fr',
    'Je soussigné Paul Quill, propriétaire du logement situé 3 rue Tarn, vous donne congé pour le 31 mai 2027 afin de vendre.',
    'Paul Quill',
  ],
  [
    'es',
    'El abajo firmante, don Luis Quill, propietario de la vivienda, le comunica que no renovará el contrato de alquiler que acaba el 30 de junio de 2027.',
    'Luis Quill',
  ],
] as const)(
  'whoever ends a lease under their own hand is the sender, in %s',
  (country, text, name) => {
    expect(read(text, { country }).senderOrganization).toBe(name)
  },
)

test('the label of a landlord is no name', () => {
  const text =
    'Verhuurder: Marc Tarn, Gent\nAan de heer Quill\n\nGent, 19 november 2026\n\nBetreft: huurachterstand\n\nU bent de huur van oktober, € 820, nog verschuldigd.'
  expect(read(text, { country: 'be' }).senderOrganization).toBe('Marc Tarn')
})

test('an officer writes, and not the one for whom the officer acts', () => {
  const text =
    'COMMANDEMENT DE PAYER VISANT LA CLAUSE RÉSOLUTOIRE\nLe 19 novembre 2026\nMaître Anne TARN, commissaire de justice à Nancy\nA Madame Laura Quill, locataire\nA la requête de la SCI LES AULNES, bailleur\n\nVous avez un délai de six semaines pour payer 2 145,00 €.'
  expect(read(text, { country: 'fr' }).senderOrganization).toBe('Maître Anne TARN')
})
