/** A page speaks of what the paper is, not of what it warns of: formal demands for tax in France, rulings of social insurers in Switzerland. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function pageOf(country: CountryCode, text: string): Promise<string> {
  const { outcome } = await analyse({
    text,
    request: { country, language: 'en' },
    today: '2026-11-23',
  })
  return JSON.stringify(outcome.analysis)
}

const TAX = 'Direction générale des finances publiques\nLe 04/11/2026\n\nMadame, Monsieur,\n\n'

describe('a formal demand for tax that warns of a seizure', () => {
  test.each([
    `${TAX}MISE EN DEMEURE DE PAYER\nJe vous mets en demeure de payer l’impôt sur le revenu de 2 308,00 € dans un délai de trente jours à compter de la réception. À défaut, je serai dans l'obligation d'engager des poursuites : saisie administrative à tiers détenteur auprès de votre banque.`,
    `${TAX}Nous vous mettons en demeure de régler la taxe foncière de 812,00 € sous trente jours. À défaut : saisie administrative à tiers détenteur.`,
    `${TAX}DERNIER AVIS AVANT POURSUITES\nVous devez 412,00 € d’impôt. Sans paiement sous 30 jours, une saisie administrative à tiers détenteur pourra être faite.`,
    `${TAX}Vous êtes mis en demeure de payer 90,00 € d’impôt dans les trente jours, faute de quoi une saisie administrative à tiers détenteur suivra.`,
  ])('is told from one: %j', async (text) => {
    const page = await pageOf('fr', text)
    expect(page).toContain('Nothing is seized yet')
    expect(page).not.toContain('The Treasury takes money from your bank')
  })

  test.each([
    `${TAX}LETTRE DE RELANCE\nVous n’avez pas réglé la taxe foncière de 812,00 €. Payez dans un délai de 30 jours suivant la notification de cette lettre. À défaut, des poursuites pourront être engagées, notamment par voie de saisie administrative à tiers détenteur.`,
    `${TAX}Sauf erreur, 90,00 € d’impôt restent dus. Sans paiement, le comptable pourra engager des poursuites : saisie administrative à tiers détenteur.`,
  ])('a reminder that names one is none: %j', async (text) => {
    const page = await pageOf('fr', text)
    expect(page).toContain('The Treasury reminds you of a tax')
    expect(page).not.toContain('The Treasury takes money from your bank')
    expect(page).not.toContain('contest the seizure')
  })

  test('a seizure is still one', async () => {
    const text = `${TAX}NOTIFICATION DE SAISIE ADMINISTRATIVE À TIERS DÉTENTEUR\nUne saisie administrative à tiers détenteur a été faite auprès de votre banque pour l’impôt de 2 308,00 €. Vous pouvez la contester dans les deux mois.`
    const page = await pageOf('fr', text)
    expect(page).toContain('The Treasury takes money from your bank')
    expect(page).not.toContain('Nothing is seized yet')
  })
})

const RENT =
  'SCI Tarnelle\nAlbi, le 9 novembre 2026\n\nMadame,\n\nVos loyers de septembre et octobre 2026, 1 184,00 €, restent impayés. Merci de payer avant le 19 novembre 2026. '

describe('a reminder of rent in France', () => {
  test.each([
    `${RENT}À défaut, nous mettrons en œuvre la clause résolutoire du bail et vous ferons délivrer un commandement de payer.`,
    `${RENT}À défaut, un commissaire de justice va vous signifier un commandement de payer visant la clause résolutoire.`,
    `${RENT}À défaut, nous demanderons l’application de la clause résolutoire.`,
  ])('is no formal order to pay: %j', async (text) => {
    const page = await pageOf('fr', text)
    expect(page).not.toContain('This is a formal order to pay the rent')
    expect(page).not.toContain('2026-12-21')
  })

  test('is told from the order itself', async () => {
    const page = await pageOf(
      'fr',
      'SCP Castera, commissaires de justice\n\nCOMMANDEMENT DE PAYER LES LOYERS\nVISANT LA CLAUSE RÉSOLUTOIRE\n\nLe 10 novembre 2026\n\nÀ la requête de la SCI Tarnelle, bailleur, nous vous faisons commandement de payer 1 184,00 € de loyers dans les six semaines. Faute de paiement le bail sera résilié.',
    )
    expect(page).toContain('2026-12-22')
  })
})

describe('a Swiss order to pay lists its claim above its costs', () => {
  const order = (below: string) =>
    `Betreibungsamt Tarnau\n\nZAHLUNGSBEFEHL Nr. 4471\n\nForderung   CHF 612.35 nebst Zins zu 5 % seit 01.04.2026\nVerzugsschaden   CHF 140.00\nKosten dieses Zahlungsbefehls   CHF 60.30\n${below}\nTarnau, 12. November 2026`

  test('and leaves no gap that somebody should explain', async () => {
    expect(await pageOf('ch', order(''))).not.toContain('Ask them to explain')
  })

  test('but a total below it that is too high does', async () => {
    const page = await pageOf('ch', order('Total   CHF 912.65\n'))
    expect(page).toContain('Ask them to explain the other')
  })
})

const RIGHT = 'It becomes final if nobody objects in time'
const PRIVATE = 'ombudsman'

describe('a ruling of a social insurer', () => {
  test.each([
    'Suva Bellinzona\n5 novembre 2026\n\nDECISIONE\n\nEgregio signor Bianchi,\nin seguito all’infortunio dobbiamo chiudere il caso e sospendere le prestazioni assicurative con effetto dal 30 novembre 2026. Contro la presente decisione può essere fatta opposizione entro 30 giorni dalla notificazione.',
    'Suva Bern\n5. November 2026\n\nVerfügung\n\nSehr geehrte Frau Adler,\nwir stellen die Versicherungsleistungen für den Unfall ein. Gegen diese Verfügung kann innert 30 Tagen Einsprache erhoben werden.',
    'Suva Fribourg\nLe 5 novembre 2026\n\nDÉCISION\n\nMadame,\nnous mettons fin aux prestations d’assurance pour votre accident. Vous pouvez faire opposition dans les 30 jours (art. 52 LPGA).',
    'Tarnia Versicherungen AG, Unfallversicherung nach UVG\n5. November 2026\n\nVerfügung\n\nSehr geehrte Frau Adler,\nwir lehnen die Versicherungsleistungen für Ihren Schaden ab. Sie können innert 30 Tagen Einsprache erheben.',
  ])('is no refusal of a private one: %j', async (text) => {
    const page = await pageOf('ch', text)
    expect(page).toContain(RIGHT)
    expect(page).not.toContain(PRIVATE)
  })

  test('a private insurer that refuses is still one', async () => {
    const text =
      'Tarnia Versicherungen AG\n5. November 2026\n\nSehr geehrte Frau Adler,\nwir lehnen die Versicherungsleistung aus Ihrer Hausratversicherung für den Schaden ab, Schadennummer 4411209.'
    const page = await pageOf('ch', text)
    expect(page).toContain(PRIVATE)
    expect(page).not.toContain(RIGHT)
  })
})

const AGENZIA = 'Agenzia delle Entrate\nDirezione Provinciale di Tarno\n\n'

describe('an early notice of the Italian tax office', () => {
  const EARLY = `${AGENZIA}COMUNICAZIONE n. 0048822\n\nGentile contribuente, dal controllo effettuato ai sensi dell'articolo 36-bis del DPR 600/1973 risultano versamenti carenti. TOTALE DA VERSARE 686,10. La riduzione della sanzione spetta se paga entro 60 giorni dal ricevimento. In assenza di pagamento le somme saranno iscritte a ruolo.`

  test('is no bill of the collector, and nothing to appeal against yet', async () => {
    const page = await pageOf('it', EARLY)
    expect(page).not.toContain('This is a collection bill')
    expect(page).not.toContain('File an appeal to the tax court')
    expect(page).toContain('early notice')
  })

  test('is told from the bill that follows from the same check', async () => {
    const page = await pageOf(
      'it',
      'Agenzia delle entrate-Riscossione\n\nCARTELLA DI PAGAMENTO n. 014 2026 00334471\n\nSomme iscritte a ruolo ai sensi dell’articolo 36-bis del DPR 600/1973. Totale da pagare euro 812,40 entro 60 giorni dalla notifica.',
    )
    expect(page).toContain('This is a collection bill')
  })
})

const COLLECTOR =
  'Recupero Tarno S.p.A.\nRoma, 26/10/2026\n\nGentile Sig.ra Riva,\n\nla nostra società è incaricata del recupero stragiudiziale. '

test.each([
  'La fornitura luce cessata presenta un insoluto di euro 412,77. Paghi entro 7 giorni.',
  'Per la fornitura di acqua restano da pagare euro 188,30. Paghi entro 7 giorni.',
])(
  'a collector of a bill for light or water meets the limit of two years alone: %s',
  async (words) => {
    const page = await pageOf('it', COLLECTOR + words)
    expect(page).toContain('too old after two years')
    expect(page).not.toContain('Loans and most debts are too old after ten years')
  },
)

test('who warns of a block on the car gives thirty days, not the ten of a precetto', async () => {
  const page = await pageOf(
    'it',
    'Agenzia delle entrate-Riscossione\n\nPREAVVISO DI FERMO AMMINISTRATIVO\n\nLa invitiamo a pagare euro 2.318,64 entro 30 giorni dalla data di notifica. Scaduto il termine iscriveremo il fermo sul veicolo targa FT 447 KW.',
  )
  expect(page).not.toContain('Ten days are short')
})

test('a Japanese landlord who ends a lease for late rent needs no six months', async () => {
  const page = await pageOf(
    'jp',
    '通知書\n\n貴殿は、令和8年9月分から同年11月分まで賃料合計金204,000円の支払いを怠っています。本書面到達後7日以内にお支払いください。お支払いなきときは賃貸借契約を解除いたします。\n\n令和8年11月16日\n株式会社タルン住宅管理',
  )
  expect(page).toContain('Pay the late rent in time')
  expect(page).not.toContain('needs a good reason (正当事由) and six months')
})

const ORDERED = 'An online order button must say'
const TWO_YEARS = 'has two years to claim the price'

describe('a Dutch bill', () => {
  test.each([
    'Coolblue B.V.\n10 november 2026\n\nHerinnering factuur\n\nBeste Sanne,\nOp 3 september heb je bij onze webshop een koptelefoon besteld. De factuur van € 129,00 is nog niet betaald. Betaal binnen 14 dagen. Daarna brengen we € 40,00 incassokosten in rekening.',
    'Incassobureau Delta B.V.\n10 november 2026\n\nAanmaning\n\nGeachte heer,\nU betaalde uw bestelling bij Wehkamp niet. Ordernummer 88451203. Wij vorderen € 89,95 en € 40,00 incassokosten. Betaal binnen 14 dagen.',
  ])('for goods from a web shop is too old after two years: %j', async (text) => {
    const page = await pageOf('nl', text)
    expect(page).toContain(TWO_YEARS)
    expect(page).toContain(ORDERED)
  })

  test.each([
    'Zilveren Kruis Zorgverzekeringen N.V.\n10 november 2026\n\nBetalingsherinnering\n\nGeachte heer,\nWij hebben de premie van uw zorgverzekering niet ontvangen. Het openstaande bedrag is € 318,40. Betaal binnen 14 dagen. Daarna brengen wij € 47,76 incassokosten in rekening.',
    'Tandartspraktijk Noord\n10 november 2026\n\nAanmaning\n\nGeachte mevrouw,\nDe rekening van uw behandeling van € 214,00 is niet betaald. Betaal binnen 14 dagen. Daarna brengen wij € 40,00 incassokosten in rekening.',
  ])('for a premium or a treatment names no rights of online orders: %j', async (text) => {
    const page = await pageOf('nl', text)
    expect(page).not.toContain(ORDERED)
    expect(page).not.toContain(TWO_YEARS)
  })
})
