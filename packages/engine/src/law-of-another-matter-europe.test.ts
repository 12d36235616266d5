/** What belongs to another matter stays off a page in Europe: public health law for a private insurer, steps against a no where nothing was decided, traffic for a rubbish bag, taxes for a school meal. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'
import { rowFor } from './fixtures/asked.ts'

async function pageOf(country: CountryCode, text: string): Promise<string> {
  const { outcome } = await analyse({
    text,
    request: { country, language: 'en' },
    today: '2026-11-23',
  })
  return JSON.stringify(outcome.analysis)
}

describe('an insurer in Germany', () => {
  const REFUSED = (head: string, words: string): string =>
    `${head}\n\n9. November 2026\n\nIhr Antrag vom 2. März 2026\n\nSehr geehrte Frau Quill,\n\nwir haben die Unterlagen Ihrer Krankenkasse erhalten. ${words}`

  test('by contract is held to no time of the public funds', async () => {
    const page = await pageOf(
      'de',
      REFUSED(
        'Tarnberg Lebensversicherung AG\nLeistungsprüfung',
        'Wir lehnen die Leistung ab und treten nach § 19 VVG vom Vertrag zurück.',
      ),
    )
    expect(page).not.toContain('three weeks, or five')
  })

  test('of the public is', async () => {
    const page = await pageOf(
      'de',
      REFUSED(
        'AOK Tarnland – Die Gesundheitskasse',
        'Die Kostenübernahme für das Hilfsmittel lehnen wir ab. Gegen diesen Bescheid können Sie innerhalb eines Monats Widerspruch erheben.',
      ),
    )
    expect(page).toContain('three weeks, or five')
  })

  test.each([
    [
      'Wären Sie heute voll erwerbsgemindert, bekämen Sie eine monatliche Rente von 901,12 EUR. Diese Renteninformation dient nur Ihrer Kenntnis.',
      false,
    ],
    [
      'Ihren Antrag auf Rente wegen Erwerbsminderung lehnen wir ab. Sie können innerhalb eines Monats Widerspruch erheben.',
      true,
    ],
  ])('of pensions is objected to only where it decides: %s', async (words, isDecided) => {
    const page = await pageOf(
      'de',
      `Deutsche Rentenversicherung Tarnland\n\n9. November 2026\n\nSehr geehrte Frau Quill,\n\n${words}`,
    )
    expect(page.includes('Object now and ask for the medical report')).toBe(isDecided)
  })
})

describe('money that a German office wants back', () => {
  const BACK = (words: string): string =>
    `Landkreis Tarn\n\n9. November 2026\n\nSehr geehrter Herr Quill,\n\n${words} Der überzahlte Betrag von 812,40 EUR ist zu erstatten. Gegen diesen Bescheid können Sie innerhalb eines Monats Widerspruch erheben.`

  test('is not stopped by an objection to parental benefit, nor kept by trust', async () => {
    const page = await pageOf(
      'de',
      BACK(
        'Bescheid der Elterngeldstelle über die Rückforderung von Elterngeld. Es wurde vorläufig bewilligt.',
      ),
    )
    expect(page).toContain('an objection alone does not stop the repayment')
    expect(page).not.toMatch(/they may not enforce that sum|you may keep money that you have spent/)
  })

  test('is, by one to assistance', async () => {
    const page = await pageOf(
      'de',
      BACK('Aufhebungs- und Erstattungsbescheid des Jobcenters nach § 45 SGB X.'),
    )
    expect(page).toContain('they may not enforce that sum')
    expect(page).toContain('you may keep money that you have spent')
  })
})

describe('the owner of a car in Germany', () => {
  test('who is asked as a witness may stay silent for family', async () => {
    const page = await pageOf(
      'de',
      'Stadt Tarnburg\nBußgeldstelle\n\n9. November 2026\n\nZeugenfragebogen\n\nSehr geehrte Frau Quill,\n\nmit Ihrem Pkw TB-AB 12 wurde am 20. Oktober 2026 die zulässige Geschwindigkeit überschritten. Teilen Sie uns binnen einer Woche mit, wer gefahren ist.',
    )
    expect(page).toContain('You need not speak against yourself, your spouse')
    expect(page).toContain('Never name a person who did not drive')
  })
})

test.each([
  [
    'Ich lag vier Wochen im Krankenhaus. Der Vollstreckungsbescheid vom Amtsgericht wurde in der Zeit zugestellt, den Mahnbescheid kenne ich nicht. Ist es zu spät?',
    'de.ask-debt.enforcement-order-late',
  ],
  [
    'Ich war im Urlaub und habe die Frist beim Mahnbescheid verpasst. Kann ich noch widersprechen?',
    'de.ask-debt.order-late',
  ],
])('which German order came decides what is too late: %s', async (question, id) => {
  expect(await rowFor('de', question)).toBe(id)
})

test.each([
  [
    'J’ai trouvé un serrurier sur internet, il a percé la serrure et j’ai signé 900 euros. Puis-je me rétracter ?',
    false,
  ],
  ['J’ai acheté un aspirateur sur internet il y a 5 jours, puis-je me rétracter ?', true],
])('in France an urgent repair has no yes to 14 days: %s', async (question, hasDays) => {
  const page = await pageOf('fr', question)
  expect(page.includes('you have 14 days and need no reason')).toBe(hasDays)
})

describe('in Belgium', () => {
  test('a town that fines for a rubbish bag speaks of no driver', async () => {
    const page = await pageOf(
      'be',
      'Stad Tarnegem\nDe sanctionerend ambtenaar\n\n9 november 2026\n\nGeachte mevrouw\n\nOp 12 oktober 2026 liet u twee zakken huisvuil achter. Dit is een inbreuk op de politieverordening, waarvoor een geldboete van maximaal 350 euro kan worden opgelegd. U kunt binnen 15 dagen uw verweer indienen.',
    )
    expect(page).toContain('administrative fine (GAS, SAC)')
    expect(page).not.toMatch(/owner of the car|traffic case/)
  })

  test('the bill of a hospital ends after two years and is no sale at a distance', async () => {
    const bill = (creditor: string) =>
      `Étude d'huissiers TARN\nLiège, le 9 novembre 2026\n\nMISE EN DEMEURE\n\nMadame Quill,\n\nÀ la requête de ${creditor}, facture du 22/04/2026 : 310,00 €. Payez dans les 14 jours. Recouvrement amiable.`
    const care = await pageOf('be', bill('Centre hospitalier du Tarn'))
    expect(care).toContain('2028')
    expect(care).not.toContain('sold at a distance')
    expect(await pageOf('be', bill('Meubles du Tarn SRL'))).toContain('2036')
  })
})

test('in France a seizure for school meals speaks of no income tax', async () => {
  const seizure = (what: string) =>
    `Direction générale des finances publiques\nService de gestion comptable de Tarnville\n\nle 9 novembre 2026\n\nNotification d'une saisie administrative à tiers détenteur\n\n${what} : 204,10 €. Vous pouvez contester dans le délai de deux mois.`
  const meals = await pageOf('fr', seizure('Restauration scolaire, titre 118'))
  expect(meals).not.toMatch(/For income tax|four years to collect after the tax/)
  expect(await pageOf('fr', seizure('Impôt sur le revenu 2024'))).toContain('For income tax')
})

test('a sum of 209,40 € is no flat fee of 40 €', async () => {
  const demand = (fee: string) =>
    `Tarn Recouvrement SAS\nle 9 novembre 2026\n\nMadame,\n\nNous intervenons pour notre mandante. Abonnement impayé : 209,40 €. ${fee} Réglez sous huit jours.`
  expect(await pageOf('fr', demand(''))).not.toContain('€40 fee')
  expect(await pageOf('fr', demand('Indemnité : 40 €.'))).toContain('€40 fee')
})

test.each([
  ['KTG Tarn Versicherungen AG, Krankentaggeld nach VVG', true],
  ['Unfallversicherung Tarn AG, Unfallschein UVG', false],
])('a Swiss insurer that stops paying: %s', async (head, isByContract) => {
  const page = await pageOf(
    'ch',
    `${head}\n9000 St. Gallen, 9. November 2026\n\nEinstellung der Taggeldleistungen\n\nSehr geehrte Frau Quill\n\nWir stellen die Taggelder per 31. Dezember 2026 ein. Eine andere Tätigkeit ist Ihnen zumutbar.`,
  )
  expect(page.includes('mostly three to five months')).toBe(isByContract)
})

test.each([
  ['Vanaf 1 januari betaalt u uw studieschuld terug: € 120 per maand.', true],
  ['U woonde niet op het adres. De uitwonendenbeurs moet u terugbetalen: € 1.120.', false],
])('DUO writes of a loan or of an address: %s', async (words, isLoan) => {
  const page = await pageOf(
    'nl',
    `Dienst Uitvoering Onderwijs (DUO)\n\n9 november 2026\n\nGeachte mevrouw Quill,\n\n${words} U kunt binnen 6 weken bezwaar maken.`,
  )
  expect(page.includes('jokerjaren')).toBe(isLoan)
  expect(page.includes('Show that you lived there')).toBe(!isLoan)
})

describe('a paper of France', () => {
  const PAPER = (head: string, words: string): string =>
    `${head}\n\nLe 16 novembre 2026\n\nMadame,\n\n${words}`

  test('is known by a heading in capitals that lost its accents', async () => {
    const page = await pageOf(
      'fr',
      'COMMANDEMENT DE PAYER VISANT LA CLAUSE RESOLUTOIRE\n\nLe 19 novembre 2026\n\nMe Tarn, commissaire de justice à Nancy\n\nLoyers de septembre à novembre 2026 : 1 845,00 €. Vous avez six semaines pour payer.',
    )
    expect(page).toContain('housing fund (FSL)')
    expect(page).not.toContain('eight days have passed')
  })

  test.each([
    [
      'AVIS DE CONTRAVENTION',
      '135 € ; amende forfaitaire majorée : 375 € au-delà de 45 jours.',
      false,
    ],
    ["AVIS D'AMENDE FORFAITAIRE MAJOREE", 'Montant à payer : 375 €. Vous avez 30 jours.', true],
  ])('about a fine is raised only where it says so: %s', async (title, words, isRaised) => {
    const page = await pageOf('fr', PAPER(`ANTAI\n\n${title}`, words))
    expect(page.includes('Contest the raised fine')).toBe(isRaised)
  })

  test('that orders to leave names none of the slow ways', async () => {
    const page = await pageOf(
      'fr',
      PAPER(
        'Préfecture du Tarn',
        'Vous êtes obligée de quitter le territoire français dans un délai de trente jours. Un recours est possible devant le tribunal administratif dans le délai d’un mois.',
      ),
    )
    expect(page).not.toContain('recours gracieux')
    expect(page).toContain('One month, seven days or 48 hours')
  })

  test.each(['fr', 'de'] as const)(
    'or Germany that refuses a loan asks for no money: %s',
    async (country) => {
      const page = await pageOf(
        country,
        country === 'fr'
          ? PAPER(
              'Banque Tarn',
              'Nous ne pouvons donner une suite favorable à votre demande de prêt.',
            )
          : 'Tarnbank AG\n\n16. November 2026\n\nSehr geehrte Frau Quill,\n\nleider können wir Ihrem Kreditwunsch nach einer Auskunft der SCHUFA nicht entsprechen.',
      )
      expect(page).toContain('a score alone decided')
      expect(page).not.toContain('Late interest')
    },
  )
})

describe('an employer in Germany', () => {
  test('that must hand on seized pay is no bank', async () => {
    const page = await pageOf(
      'de',
      'Tarn Logistik GmbH\n\n16. November 2026\n\nLohnpfändung\n\nuns ist ein Pfändungs- und Überweisungsbeschluss zugestellt worden. Wir führen den pfändbaren Teil Ihres Arbeitseinkommens ab.',
    )
    expect(page).toContain('each child or partner that you support')
    expect(page).not.toContain('Have your account turned into')
  })

  test('that keeps pay for damage may not take what cannot be seized', async () => {
    const page = await pageOf(
      'de',
      'Tarn Gastro GmbH\n\n16. November 2026\n\nSehr geehrte Frau Quill,\n\nSie haben eine Maschine beschädigt. Den Schaden verrechnen wir mit Ihrem Lohn.',
    )
    expect(page).toContain('may not be kept back either')
  })
})

test('a German tax office that warns of a seizure has seized no account', async () => {
  const page = await pageOf(
    'de',
    'Finanzamt Tarnstadt\n\n16. November 2026\n\nVollstreckungsankündigung\n\nSie schulden 802,00 EUR. Zahlen Sie bis zum 30.11.2026. Andernfalls werden Vollstreckungsmaßnahmen (z. B. Pfändung Ihres Kontos) ergriffen.',
  )
  expect(page).not.toContain('Have your account turned into')
})

test.each([
  [
    'es',
    'Tarn Muebles SL\n\n18 de noviembre de 2026\n\nEn su correo ejerce el derecho de desistimiento del sofá recibido el 5 de noviembre de 2026. No podemos aceptarlo: el embalaje fue abierto.',
    'Send the cancellation',
  ],
  [
    'it',
    'Agenzia delle Entrate-Riscossione\n\nCARTELLA DI PAGAMENTO n. 097 - notificata il 17 novembre 2026\n\nTotale da pagare entro 60 giorni: euro 606,18. Decorso tale termine si procede ad esecuzione forzata (fermo amministrativo, ipoteca, pignoramento).',
    'They can block the car',
  ],
  [
    'nl',
    'Tarn Techniek B.V.\n\n17 november 2026\n\nBetreft: vaststellingsovereenkomst\n\nWegens reorganisatie vervalt uw functie. Bijgaand een voorstel. Wij ontvangen het getekende exemplaar graag uiterlijk 1 december 2026.',
    'Undo the agreement in writing',
  ],
] as const)('in %s a time that never began is not told: %#', async (country, text, unsaid) => {
  expect(await pageOf(country, text)).not.toContain(unsaid)
})
