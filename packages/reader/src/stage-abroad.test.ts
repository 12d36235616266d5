/** How far a matter has come: a claim by its title, an officer who only collects, a grant, a reminder of a tax, a cut-off with its day. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('A short paper that opens with the title of a claim is one', () => {
  test.each([
    'Mahnbescheid des Amtsgerichts Tarnau. Sie können dem Anspruch innerhalb von zwei Wochen widersprechen. Danach kann Vollstreckungsbescheid ergehen.',
    'Ordonnance portant injonction de payer du tribunal judiciaire de Tarnes. Vous pouvez former opposition dans le délai d’un mois à compter de la signification.',
    'Cédula de citación del Juzgado de Tarna. Se le cita a la vista del día 4 de mayo de 2027. Debe comparecer con abogado.',
    'Decreto ingiuntivo n. 44/2027 del Tribunale di Tarno. Entro quaranta giorni dalla notifica può essere proposta opposizione.',
    'Dagvaarding van de kantonrechter te Tarnwijk. U moet op 4 mei 2027 op de zitting verschijnen of schriftelijk verweer voeren.',
  ])('%#', (text) => {
    expect(read(text)).toMatchObject({
      documentType: 'COURT_CLAIM',
      urgencyLevel: 'high',
      isOfficialDemand: true,
    })
  })

  test.each([
    'Tarn Inkasso GmbH\n\nSehr geehrte Frau Quill,\n\nzahlen Sie 240,00 € bis zum 4. Mai 2027. Sonst beantragen wir einen Mahnbescheid, gegen den Sie Widerspruch erheben können.\n\nTarn Inkasso GmbH',
    'Tarn Recouvrement SAS\n\nMadame,\n\npayez 240,00 € avant le 4 mai 2027. À défaut, nous demanderons une ordonnance d’injonction de payer.\n\nTarn Recouvrement SAS',
  ])('but a collector who only names it is none: %#', (text) => {
    expect(read(text).documentType).not.toBe('COURT_CLAIM')
  })
})

describe('An officer of the court who asks for a client’s money before any judge is a collector', () => {
  test.each([
    'Étude Tarnier, huissiers de justice\nRue Haute 4, 1000 Bruxelles\n\nBruxelles, le 4 mai 2027\n\nRECOUVREMENT AMIABLE\n\nMadame,\n\nNotre cliente, la SA Tarneau, nous charge de recouvrer 240,00 €. Sans paiement dans les 15 jours, elle pourrait saisir le tribunal.',
    'Commissaires de justice Tarnier et Associés\n12 rue Basse, 35000 Rennes\n\nRennes, le 4 mai 2027\n\nDERNIER AVIS AVANT ASSIGNATION\n\nMonsieur,\n\nNous intervenons pour la société Tarneau et vous demandons de régler 240,00 € sous 8 jours. À défaut, une saisie pourra suivre le jugement.',
    'Gerechtsdeurwaarders Tarn & Zoon\nKerkstraat 4, 2000 Antwerpen\n\nAntwerpen, 4 mei 2027\n\nMINNELIJKE INVORDERING\n\nGeachte heer,\n\nNamens onze cliënt Tarnex NV vragen wij u € 240,00 te betalen binnen 14 dagen.',
    'Tarn Gerechtsdeurwaarders\nPostbus 4, 8000 AB Zwolle\n\nZwolle, 4 mei 2027\n\nLAATSTE SOMMATIE VOOR DAGVAARDING\n\nGeachte mevrouw,\n\nU moet € 240,00 aan onze cliënt Tarnex B.V. betalen binnen vijf dagen. Anders gaan wij u dagvaarden.',
  ])('%#', (text) => {
    const { documentType, isOfficialDemand } = read(text)
    expect(['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM']).toContain(documentType)
    expect(isOfficialDemand).toBe(false)
  })

  test.each([
    'Étude Tarnier, huissiers de justice\nRue Haute 4, 1000 Bruxelles\n\nCOMMANDEMENT DE PAYER\n\nEn vertu d’un jugement du juge de paix, vous devez payer 240,00 € dans les 24 heures, faute de quoi vos biens seront saisis.',
    'Tarn Gerechtsdeurwaarders\nPostbus 4, 8000 AB Zwolle\n\nBEVEL TOT BETALING\n\nUit kracht van het vonnis van de rechtbank moet u € 240,00 betalen binnen twee dagen, anders volgt beslag.',
  ])('but with a judgment in hand carries it out: %#', (text) => {
    expect(read(text)).toMatchObject({ documentType: 'BAILIFF_NOTICE', urgencyLevel: 'high' })
  })
})

describe('An office that grants something takes nothing', () => {
  test.each([
    'Familienkasse Tarnau\nDatum: 04.05.2027\n\nSehr geehrte Frau Quill,\n\nfür Ihr Kind bewilligen wir ab Juni 2027 Kindergeld von 255,00 € monatlich. Gegen diesen Bescheid können Sie innerhalb eines Monats Einspruch einlegen.',
    'Wohngeldstelle der Stadt Tarnau\nDatum: 04.05.2027\n\nSehr geehrte Frau Quill,\n\nIhnen wird ab 1. Juni 2027 Wohngeld in Höhe von 180,00 € bewilligt. Gegen diesen Bescheid ist Widerspruch innerhalb eines Monats möglich.',
    'Caisse d’allocations familiales du Tarnois\nLe 4 mai 2027\n\nMadame,\n\nNous vous accordons la prime d’activité : 120,00 € par mois à partir de juin. Vous pouvez contester cette décision dans les deux mois.',
    'INPS, sede di Tarno\n4 maggio 2027\n\nGentile signora,\n\nla domanda di assegno unico è stata accolta: le verrà erogato l’importo di 180,00 € al mese. Contro il provvedimento può presentare ricorso entro 90 giorni.',
    'Gemeente Tarnwijk\n4 mei 2027\n\nGeachte mevrouw,\n\nU heeft recht op bijzondere bijstand van € 180,00. Bent u het niet eens met dit besluit? Maak dan bezwaar binnen zes weken.',
  ])('%#', (text) => {
    expect(read(text)).toMatchObject({ documentType: 'OTHER', urgencyLevel: 'low' })
  })

  test.each([
    'Familienkasse Tarnau\nDatum: 04.05.2027\n\nSehr geehrte Frau Quill,\n\nwir bewilligen Ihnen ab Juni Kindergeld. Für März bis Mai haben Sie 765,00 € zu Unrecht erhalten; bitte zahlen Sie den Betrag innerhalb eines Monats zurück.',
    'Wohngeldstelle der Stadt Tarnau\nDatum: 04.05.2027\n\nSehr geehrte Frau Quill,\n\nIhr Antrag auf Wohngeld wird abgelehnt. Gegen diesen Bescheid ist Widerspruch innerhalb eines Monats möglich.',
  ])('but what it asks back or refuses is not low: %#', (text) => {
    expect(read(text).urgencyLevel).not.toBe('low')
  })
})

test.each([
  [
    'medium',
    'Gemeente Tarnwijk\nDe heer B. Quill\n\nAANMANING\n\nDagtekening: 4 mei 2027\n\nU hebt de aanslag gemeentelijke belastingen nog niet betaald. Betaal € 240,00 uiterlijk 18 mei 2027. Betaalt u niet, dan volgt een dwangbevel.',
  ],
  [
    'medium',
    'Finanzamt Tarnau\n\nMAHNUNG\n\nDatum: 04.05.2027\n\nSehr geehrter Herr Quill,\n\ndie Einkommensteuer von 240,00 € ist nicht bezahlt. Zahlen Sie bis zum 18.05.2027. Wenn Sie nicht zahlen, leiten wir die Vollstreckung ein.',
  ],
  [
    'high',
    'Gemeente Tarnwijk\nDe heer B. Quill\n\nDWANGBEVEL\n\nDagtekening: 4 mei 2027\n\nWegens de aanslag gemeentelijke belastingen moet u € 240,00 betalen binnen twee dagen na betekening.',
  ],
])('a tax whose title says how far it is has urgency %s: %#', (level, text) => {
  expect(read(text)).toMatchObject({ documentType: 'TAX_DEMAND', urgencyLevel: level })
})

test.each([
  'Stadtwerke Tarn GmbH\nKöln, 04.05.2027\n\nAnkündigung der Unterbrechung der Gasversorgung\n\nSehr geehrte Frau Quill,\n\nbitte zahlen Sie die offenen Abschläge von 240,00 € bis zum 20.05.2027 auf Ihr Vertragskonto.',
  'Stadtwerke Tarn GmbH\nKöln, 04.05.2027\n\nLetzte Mahnung\n\nSehr geehrte Frau Quill,\n\nIhre Abschläge von 240,00 € sind offen. Der Netzbetreiber wird Ihre Stromversorgung am 24.05.2027 unterbrechen.',
])('a supplier who names the day of the cut is urgent: %#', (text) => {
  expect(read(text)).toMatchObject({ documentType: 'UTILITY_BILL_DEMAND', urgencyLevel: 'high' })
})

test.each([
  '試用期間中ですが、社長から「今月末で解雇する」と突然告げられました。どうしたらいいですか。',
  'パート先で「来週でクビだ」と言い渡されました。何かできますか。',
  '派遣先から9月30日で雇い止めと伝えられました。どうすればいいでしょうか。',
  '店長に7月31日で解雇しますと通知されました。理由は教えてもらえません。どうすればいいですか。',
])('a job that somebody says is over cannot wait: %s', (text) => {
  expect(read(text)).toMatchObject({ isEnquiry: true, urgencyLevel: 'high' })
})

test('a Spanish court that orders enforcement without naming a seizure is read as enforcement', () => {
  const text =
    'Juzgado de Primera Instancia nº 2 de Tarna\nEjecución 91/2026\n2 de noviembre de 2026\nSe despacha ejecución frente a don Luis Quill por 3.140,00 euros. Puede oponerse en el plazo de diez días.'
  expect(read(text, { country: 'es' }).documentType).toBe('BAILIFF_NOTICE')
})

test.each([
  [
    'es',
    'Tarnluz Comercializadora, S.A.\n4 de mayo de 2026\n\nREQUERIMIENTO DE PAGO\n\nLe comunicamos que no ha sido satisfecho el pago de la factura de electricidad T-71, por importe de 81,20 €. De no abonarse la cantidad, la distribuidora podrá suspender el suministro a partir del día 06/07/2026.',
  ],
  [
    'es',
    'Aguas de Tarnal, S.A.\n4 de mayo de 2026\n\nFactura de agua T-71\nTotal a pagar: 81,20 €\n\nDe no abonar la cantidad adeudada antes del 6 de julio de 2026, se podrá suspender el servicio.',
  ],
  [
    'fr',
    "Tarn Énergie SA\n4 mai 2026\n\nFacture d'électricité T-71\nMontant à payer : 81,20 €\n\nSans règlement avant le 6 juillet 2026, nous pourrons suspendre la fourniture.",
  ],
] as const)('a supplier who will cut off presses, in %s: %s', (country, text) => {
  expect(read(text, { country }).urgencyLevel).toBe('medium')
})

test('a Spanish bill that is merely due presses nobody', () => {
  const text =
    'Tarnluz Comercializadora, S.A.\n\nFactura de electricidad T-71\nFecha de emisión: 4 de mayo de 2026\nTotal factura: 81,20 €\n\nFecha de cargo: 11 de mayo de 2026. Domiciliada en su cuenta.'
  expect(read(text, { country: 'es' }).urgencyLevel).toBe('low')
})
