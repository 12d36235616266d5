import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const kindOf = (text: string) => read(text).documentType

describe('a landlord who asks for rent, and names the claim for the home only as what comes next', () => {
  test.each([
    'BUROFAX\n\nMuy señor mío:\n\nAdeuda usted las rentas de agosto y septiembre de 2026, 1.440,00 €. Le requiero de pago para que en el plazo de treinta días abone la deuda. Transcurrido dicho plazo se interpondrá demanda de desahucio por falta de pago, y no podrá enervar la acción según el artículo 22.4 de la Ley de Enjuiciamiento Civil.\n\nMadrid, 3 de noviembre de 2026\nFincas Tarn, S.L.',
    'Estimada inquilina:\n\nTiene pendientes de pago tres mensualidades de alquiler, 2.100,00 euros. Le ruego que las abone en diez días. De no hacerlo presentaré demanda de desahucio sin más aviso.\n\nPilar Quilla\nArrendadora',
    'Gentile Signora,\n\nrisultano non pagati i canoni di locazione di settembre e ottobre 2026 per euro 1.300,00. La invito a versarli entro 15 giorni dal ricevimento. In difetto procederò con lo sfratto per morosità.\n\nIl locatore\nMarco Tarn',
    'Geachte huurder,\n\nU heeft een huurachterstand van € 1.640,00 over september en oktober. Wij verzoeken u dit binnen 14 dagen te betalen. Blijft betaling uit, dan vragen wij de kantonrechter om ontbinding en ontruiming van de woning.\n\nWoonstichting Tarn',
    'Madame,\n\nVos loyers de septembre et octobre 2026 restent impayés, soit 1.450,00 euros. Veuillez les payer dans les quinze jours. À défaut, nous demanderons au juge de paix la résiliation du bail et votre expulsion.\n\nRégie Tarn',
    'Sehr geehrte Frau Adler,\n\ntrotz unserer Mahnung haben Sie Ihre Mietverpflichtungen für die Wohnung WE 3 nicht erfüllt. Fälliger Mietbetrag: 642,00 €. Sollten wir den Betrag nicht innerhalb von 7 Tagen erhalten, werden wir gezwungen sein:\n\n1. Eine Kündigung des Mietverhältnisses auszusprechen\n2. Einen Anwalt zu beauftragen\n\nHausverwaltung Tarnau GmbH',
    'Sehr geehrter Herr Adler,\n\ndie Miete für März und April ist offen, zusammen 1.840,00 EUR. Sollte der Betrag nicht bis zum 18.04.2026 eingehen, sehen wir uns gezwungen, das Mietverhältnis fristlos zu kündigen und Räumungsklage zu erheben.\n\nHaus Tarnau KG',
    'Letzte Mahnung\n\nSehr geehrte Frau Adler,\n\nIhr Mietrückstand beträgt 910,00 EUR. Bitte überweisen Sie ihn bis zum 18.04.2026. Andernfalls müssen wir die Kündigung des Mietverhältnisses prüfen.\n\nWohnbau Tarnau eG',
    'Sehr geehrte Frau Adler,\n\ndie rückständigen Mieten von Mai und Juni über 1.200,00 EUR sind nicht eingegangen. Wenn Sie nicht bis 3. Juli 2026 zahlen, droht Ihnen die Kündigung der Wohnung.\n\nWohnbau Tarnau eG',
  ])('writes about arrears: %#', (text) => {
    expect(kindOf(text)).toBe('RENT_ARREARS_LETTER')
  })

  test.each([
    'BUROFAX\n\nEstimado inquilino: ante el impago de las rentas de agosto y septiembre doy por resuelto el contrato de arrendamiento y le requiero para que abandone la vivienda antes del 30 de noviembre de 2026. De no hacerlo presentaré demanda de desahucio.\n\nPilar Quilla',
    "INTIMAZIONE DI SFRATTO PER MOROSITÀ E CITAZIONE PER LA CONVALIDA\n\nIl sig. Marco Tarn, locatore, intima lo sfratto per morosità al sig. Luigi Mora per canoni non pagati di euro 2.600,00 e lo cita a comparire davanti al Tribunale di Cuneo all'udienza del 3 dicembre 2026. In difetto di comparizione lo sfratto sarà convalidato.",
    'Fristlose Kündigung\n\nSehr geehrter Herr Adler,\n\nwegen Mietrückstand von 1.840,00 EUR kündigen wir das Mietverhältnis fristlos, hilfsweise ordentlich. Sollten Sie die Wohnung nicht bis zum 18.04.2026 räumen, erheben wir Räumungsklage.\n\nHaus Tarnau KG',
    'Sehr geehrter Herr Adler,\n\ndie Miete ist seit März offen. Ich kündige Ihnen die Wohnung daher fristlos. Andernfalls hätten Sie die Kündigung vermeiden können. Räumen Sie bis 18.04.2026.\n\nBernd Tarn',
  ])('does not where the home is to be left already: %#', (text) => {
    expect(kindOf(text)).not.toBe('RENT_ARREARS_LETTER')
  })
})

describe('an officer who announces the day on which a home is cleared', () => {
  test.each([
    "AVVISO DI RILASCIO D'IMMOBILE\n\nIl sottoscritto Ufficiale Giudiziario, visto l'atto di precetto notificato il 15 settembre 2026, avvisa che il giorno 3 dicembre 2026 si recherà presso l'immobile per procedere al rilascio e immettere nel possesso la parte istante.",
    "PREAVVISO DI RILASCIO\n\nL'Ufficiale Giudiziario avvisa l'esecutato che il 3 dicembre 2026 alle ore 10 procederà al rilascio dell'immobile in Asti, via Roma 3.",
    "UNEP di Cuneo\n\nAvviso di sloggio (art. 608 c.p.c.)\n\nL'Ufficiale Giudiziario comunica che il giorno 3 dicembre 2026 si procederà all'esecuzione dello sfratto.",
  ])('enforces an order that stands: %#', (text) => {
    expect(kindOf(text)).toBe('BAILIFF_NOTICE')
  })

  test('is not the landlord who asks to leave', () => {
    const text =
      'Disdetta del contratto di locazione\n\nGentile Signora, con la presente Le comunico la disdetta del contratto per la scadenza del 31 maggio 2027. La invito al rilascio dell’immobile per quella data.\n\nIl locatore\nMarco Tarn'
    expect(kindOf(text)).toBe('EVICTION_NOTICE')
  })
})

describe('a supplier who puts a customer in default', () => {
  test.each([
    'Tarn Energia S.p.A.\nNumero cliente 510 882\nPOD IT001E78451209\n\nCostituzione in mora\n\nGentile Cliente, non risultano pagate le fatture per euro 390,60. La invitiamo a pagare entro il 6 novembre 2026. In difetto chiederemo la sospensione della fornitura.',
    'Aguas del Tarn, S.A.\nContrato 4410\nContador 88120\n\nReclamación de deuda\n\nEstimado cliente: tiene pendiente de pago 190,60 euros. Le requerimos el pago antes del 6 de noviembre de 2026. En caso contrario se suspenderá el suministro.',
    'Water Tarn NV\nKlantnummer 4410\nMeter 88120\n\nIngebrekestelling\n\nGeachte klant, uw factuur van € 190,60 is nog niet betaald. Betaal uiterlijk op 6 november 2026. Anders beperken wij de levering.',
    'Quilla Gas e Luce S.r.l.\nPDR 00881200417\n\nSollecito e messa in mora\n\nGentile Cliente, la bolletta di euro 120,30 è insoluta. Paghi entro 10 giorni, altrimenti sospenderemo la fornitura.',
  ])('writes about its own bill: %#', (text) => {
    expect(kindOf(text)).toBe('UTILITY_BILL_DEMAND')
  })

  test('is not a collector who names one', () => {
    const text =
      'Recuperi Tarn S.r.l. - recupero crediti\nPratica 2026/774\n\nEgregio signore, per conto di Quilla Energia S.p.A. (POD IT001E78451209) Le chiediamo il pagamento di euro 190,00 entro 7 giorni. In mancanza agiremo in via giudiziale.'
    expect(kindOf(text)).toBe('DEBT_COLLECTION_LETTER')
  })
})

describe('an office that collects by its own power', () => {
  test.each([
    'BSGT\nPostbus 9, Tarnwijk\n\nDWANGBEVEL MET BEVEL TOT BETALING\n\nDe ambtenaar belast met de invordering vaardigt dit dwangbevel uit. Gecombineerde aanslag 2026: zuiveringsheffing € 258,42. Te betalen binnen twee dagen na betekening € 278,42.',
    'SVTN\n\nAanmaning belastingen 2026\n\nU heeft de aanslag afvalstoffenheffing van € 296,40 niet betaald. Betaal binnen 14 dagen € 304,40.\n\nDe invorderingsambtenaar',
    'SOGETARN S.p.A.\n\nIngiunzione fiscale\n\nPer la tassa rifiuti (TARI) 2024 del Comune si ingiunge di pagare euro 312,00 entro 60 giorni dalla notifica. Il funzionario responsabile della riscossione.',
    'GESTRIB TARN\n\nPROVIDENCIA DE APREMIO\n\nImpuesto sobre bienes inmuebles 2025. Se liquida el recargo de apremio del 20 %. Total: 412,30 euros. Pague antes del 20 de noviembre de 2026.',
  ])('demands officially, whatever its name: %#', (text) => {
    expect(read(text).isOfficialDemand).toBe(true)
  })

  test.each([
    'Tarn Belastingadvies\n\nHerinnering\n\nGeachte klant, onze factuur voor uw aangifte inkomstenbelasting van € 120,00 is nog niet betaald. Betaal binnen 14 dagen.',
    'Studio Tributario Tarn\n\nGentile cliente, la nostra fattura di euro 180,00 per la dichiarazione dei redditi non risulta pagata. Paghi entro 10 giorni.',
  ])('is no adviser on taxes: %#', (text) => {
    expect(read(text).isOfficialDemand).toBe(false)
  })
})

describe('a claim for benefits paid back', () => {
  const office =
    'Servicio Público de Empleo Estatal\n\nComunicación sobre percepción indebida\n\nHa percibido indebidamente la prestación por desempleo: 1.134,60 euros. Dispone de diez días hábiles para formular alegaciones. '
  test.each([
    `${office}Una vez firme la resolución, si no se efectúa el reintegro, se iniciará la vía de apremio con recargo del 20 %.`,
    'INPS\n\nIndebito su prestazione\n\nHa percepito somme indebitamente per euro 900,00. Le chiediamo la restituzione entro 30 giorni dal ricevimento. In mancanza si procederà a esecuzione forzata.',
    'UWV\n\nTerugvordering WW\n\nU heeft te veel uitkering gekregen: € 900,00. Betaal dit binnen zes weken terug. Als u niet betaalt, kunnen wij een dwangbevel sturen.',
    'CAF\n\nNotification de trop-perçu\n\nVous avez perçu à tort 900 euros de RSA. Vous avez deux mois pour contester. À défaut de paiement, une contrainte et une saisie pourront suivre.',
  ])('leaves time, where enforcement comes only if it stays unpaid: %#', (text) => {
    expect(read(text).urgencyLevel).toBe('medium')
  })

  test.each([
    `${office}Se ha dictado providencia de apremio y se procede al embargo de su cuenta.`,
    'UWV\n\nDwangbevel terugvordering WW-uitkering\n\nU heeft te veel uitkering gekregen: € 900,00. Wij vaardigen dit dwangbevel uit. Betaal binnen twee dagen.',
  ])('presses, where it is enforced: %#', (text) => {
    expect(read(text).urgencyLevel).toBe('high')
  })
})

test.each([
  "Tarn Assicurazioni S.p.A.\nMilano, 22 ottobre 2026\n\nGentile cliente, il sinistro non è indennizzabile. La invitiamo a trasmetterci altri documenti entro 30 giorni dalla data della presente. Può presentare reclamo all'Ufficio Reclami, che risponde entro 45 giorni.",
  'Seguros Tarn, S.A.\nMadrid, 22 de octubre de 2026\n\nEstimado cliente: su siniestro no tiene cobertura en la póliza. Le rogamos que nos envíe más documentos en el plazo de 30 días desde la fecha de esta carta. Puede reclamar a nuestro servicio, que responderá en el plazo de dos meses.',
  'Tarn Verzekeringen N.V.\nUtrecht, 22 oktober 2026\n\nGeachte klant, de schade is niet gedekt door uw verzekering. Stuur ons aanvullende stukken binnen 30 dagen na dagtekening van deze brief. U kunt klagen bij onze klachtendienst. Wij reageren binnen 60 dagen.',
])('the time in which the sender answers is no limit of the reader: %#', (text) => {
  expect(read(text).statedDeadlines.map(({ relativeDays }) => relativeDays)).toEqual([30])
})

test.each([
  'Musi Pan opuścić pokój nr 4 najpóźniej w niedzielę.',
  'Prosimy opuścić mieszkanie do 29 listopada 2026.',
  'Musi się Pani wyprowadzić się do piątku i oddać klucz.',
])('an agency that puts its worker out of a room writes about the home: %s', (words) => {
  const { documentType, urgencyLevel } = read(
    `Tarn Flex B.V.\n\n23 listopada 2026\n\nSzanowni Państwo,\n\numowa o pracę kończy się. ${words} Czynsz 118,50 euro potrącimy.`,
  )
  expect([documentType, urgencyLevel]).toEqual(['EVICTION_NOTICE', 'high'])
})

test('arrears of rent in Polish stay arrears', () => {
  expect(
    read(
      'Tarn Wonen B.V.\n\n23 listopada 2026\n\nZaległość czynszowa wynosi 412,00 euro. Prosimy zapłacić do 4 grudnia 2026.',
    ).documentType,
  ).toBe('RENT_ARREARS_LETTER')
})

test.each([
  'タルン家賃保証株式会社\n令和8年5月12日\n山口 直子 様\n代位弁済のお知らせ\n貴殿の令和8年4月分家賃58,000円を賃貸人へお支払いいたしました。令和8年5月25日までに当社へお振込みください。お支払いのない場合、契約解除・明渡しとなることがあります。',
  'クイル債務保証センター\n立替家賃のご請求\n4月分 71,500円\nご入金期限 2026年5月20日\n期限後は、賃貸人より契約を解除され、建物の明渡しを求められる場合がございます。',
  'タルン保証株式会社\n求償金請求書\n保証委託契約に基づき賃料等129,000円を賃貸人に支払いました。本書到達後7日以内にお支払いください。お支払いなき場合は法的手続きにより明渡しを求めます。',
  'クイルレント株式会社\n家賃等立替額 62,000円\n令和8年4月20日までにお振込みください。賃貸人により賃貸借契約を解除されることがあります。',
])('whoever paid the rent for a tenant asks for rent: %#', (text) => {
  expect(read(text).documentType).toBe('RENT_ARREARS_LETTER')
})

test.each([
  '内容証明郵便\n通知書\n令和8年6月1日\n貴殿は賃料3か月分186,000円を滞納しており、当職は本書をもって賃貸借契約を解除いたしました。ついては令和8年6月20日までに本件建物を明け渡してください。\n弁護士 木下 直',
  '契約更新拒絶通知書\n本件賃貸借契約は令和9年3月31日の期間満了により終了し、更新はいたしません。建物の明渡しをお願いします。なお家賃保証料の返金はございません。',
])('whoever has ended the tenancy does not: %#', (text) => {
  expect(read(text).documentType).toBe('EVICTION_NOTICE')
})

describe('a paper that looks like another by its words of money or of an end', () => {
  test.each([
    [
      'OTHER',
      'Tarn Nettoyage SAS\n\nLe 17 novembre 2026\n\nObjet : avertissement\n\nMadame,\n\nVous avez quitté votre poste avant la fin de votre service. Cela constitue une faute. Nous vous notifions donc un avertissement. En cas de récidive, une sanction pouvant aller jusqu’au licenciement pourra être prise.',
    ],
    [
      'OTHER',
      'Banque Tarn\n\nMadame,\n\nNous avons étudié votre demande de prêt de 6 000 €. Nous regrettons de ne pouvoir y donner une suite favorable après consultation du FICP.',
    ],
    [
      'OTHER',
      'Objet : votre salaire de mai\n\nMadame,\n\nEn réponse à votre réclamation, nous retenons 300 € pour la casse de matériel. Le solde vous sera réglé plus tard.\n\nTarn Plage SARL',
    ],
    [
      'OTHER',
      'Mademoiselle,\n\nje conserve votre dépôt de garantie de 500 € : peinture 300 €, nettoyage 200 €. Je n’ai donc rien à vous restituer.\n\nAlbert Tarn',
    ],
    [
      'DEBT_COLLECTION_LETTER',
      'Tarnbank Kredit GmbH\n\nKündigung Ihres Kreditvertrags\n\nSehr geehrte Frau Quill,\n\nmit drei Raten sind Sie in Verzug. Die Nachfrist ist verstrichen. Wir kündigen daher fristlos und stellen die gesamte Restschuld von 5.120,00 EUR fällig.',
    ],
    [
      'OTHER',
      'Tarnbank AG\n\nIhr Kreditantrag vom 4. Mai\n\nSehr geehrte Frau Quill,\n\nnach Prüfung müssen wir Ihnen leider mitteilen, dass wir ihm nicht entsprechen können. Unsere Entscheidung beruht auf einer Auskunft.',
    ],
    [
      'OTHER',
      'Abrechnung Ihrer Mietkaution\n\nSehr geehrter Herr Quill,\n\nvon Ihrer Kaution behalte ich ein: Streichen laut Kostenvoranschlag 900,00 EUR. Eine Auszahlung ergibt sich nicht.',
    ],
    [
      'LETTER_BEFORE_CLAIM',
      'Maître Ada Tarn, avocate au barreau de Nantes\n\nMonsieur,\n\nLa facture de 2 860 € demeure impayée. Je vous mets en demeure de la régler sous quinze jours. À défaut, j’ai reçu instruction de saisir le tribunal judiciaire, sans autre avis.',
    ],
    [
      'BAILIFF_NOTICE',
      'Tarnbank eG\n\n20.11.2026\n\nSehr geehrter Herr Quill,\n\nfür Ihr Konto liegt eine Pfändung vor. Gläubiger: Stadt Tarnau, Betrag 312,80 EUR. Verfügungen sind nicht möglich.',
    ],
    [
      'EVICTION_NOTICE',
      'Emil Tarn, Vermieter\n\nSehr geehrte Frau Quill,\n\ndie Miete für September und Oktober kam nicht. Der Rückstand beträgt 1.310 €. Ich kündige Ihnen deshalb die Wohnung mit sofortiger Wirkung. Räumen Sie bis zum 30.11.2026.',
    ],
    [
      'CONSUMER_CONTRACT_DISPUTE',
      'Tarn Fitness AG\n\nIhre Kündigung\n\nSehr geehrte Frau Quill,\n\nIhr Abonnement wurde am 1. Oktober automatisch um 12 Monate verlängert. Die Kündigung ist daher erst auf den 30. September 2027 möglich.',
    ],
    [
      'RENT_ARREARS_LETTER',
      '令和8年11月18日\n株式会社たるん管理\n家賃お支払いのご請求\n9月分から11月分までの家賃合計216,000円のお支払いが確認できておりません。11月30日までにお支払いのない場合は賃貸借契約を解除し、明渡しの訴訟を提起いたします。',
    ],
    [
      'CONSUMER_CONTRACT_DISPUTE',
      'Tarno Arredi SRL\n\nGentile Cliente,\n\ncon la Sua e-mail Lei esercita il recesso per il tavolo (euro 420). Non possiamo accettare la richiesta: la confezione risulta aperta. Le offriamo un buono di 30 euro.',
    ],
  ])('is %s: %#', (kind, text) => {
    expect(kindOf(text)).toBe(kind)
  })

  test.each([
    [
      'DISMISSAL_LETTER',
      'Tarn Nettoyage SAS\n\nMadame,\n\nMalgré un avertissement du 3 mai, vous avez encore quitté votre poste. Nous vous notifions votre licenciement pour faute grave.',
    ],
    [
      'DISMISSAL_LETTER',
      'Tarnbank AG\n\nSehr geehrte Frau Quill,\n\nhiermit kündigen wir Ihr Arbeitsverhältnis fristlos, hilfsweise zum nächstmöglichen Termin.',
    ],
  ])('but not where a job ends: %s %#', (kind, text) => {
    expect(kindOf(text)).toBe(kind)
  })
})
