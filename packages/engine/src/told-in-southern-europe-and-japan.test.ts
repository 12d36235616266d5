/** The commonest matters in Spain, Italy, the Netherlands and Japan, as people type them: which answer is given. */
import { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function ask(text: string, country: CountryCode) {
  const request = { country, language: 'en', userGoal: '' } as const
  const { outcome } = await analyse({ text, request, today: '2026-11-23' })
  const { directAnswer, deadlines, basis } = outcome.analysis
  const rows = (basis['directAnswer'] ?? []).flatMap((one) =>
    one.kind === 'law' ? [one.ruleId.split('.').at(-1)] : [],
  )
  return { says: directAnswer ?? '', row: rows[0] ?? '', days: deadlines.map(({ date }) => date) }
}

/** A line for each case: the country, the answer, then what is written. */
function linesOf(table: string): [CountryCode, string, string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
    .map(([country, row = '', ...words]) => [CountryCode.parse(country), row, words.join(' ')])
}

test.each(
  linesOf(`
  es dismissed-signed me echaron y firmé el finiquito sin mirarlo, ¿todavía puedo reclamar?
  es dismissed-signed puse conforme en la carta de despido, ¿ya no hay nada que hacer?
  es temporary-end se acaba mi contrato temporal y me dan el finiquito, lo firmo?
  es fund-in-court el juzgado me reclama una tarjeta que compró un fondo, tengo 20 días
  es fund-in-court monitorio de Cabot por una revolving, ¿puedo oponerme por usura?
  es monitorio me ha llegado un monitorio del taller, ¿qué hago?
  es revolving mi tarjeta revolving tiene un 27 % de interés, ¿es usura?
  es wages-leave me deben tres nóminas, si me voy pierdo el paro?
  es resign si me voy voluntaria tengo derecho a paro?
  es scam-paid hice un bizum por un alquiler falso, ¿qué hago?
  it eviction-hearing ho lo sfratto per morosità, all'udienza ci devo andare?
  it eviction-hearing sfratto convalida il mese prossimo, posso chiedere il termine di grazia?
  it locks il padrone vuole cambiare la serratura mentre sono via, può?
  it old-use-billed maxi conguaglio gas per consumi di quattro anni fa, devo pagarlo?
  it old-use-billed ricalcolo acqua 2021 arrivato adesso, è prescritto?
  it old-debt bolletta vodafone del 2019 da un recupero crediti, è prescritta?
  it block-warning preavviso di fermo sul furgone per vecchie multe, cosa faccio?
  it blocked-car-drive ho il fermo amministrativo, posso guidare la macchina?
  it light-cut mi tagliano la luce domani, possono?
  it dismissed licenziato per motivi economici, mi vogliono far firmare un accordo, posso impugnare?
  nl bank-seized er ligt beslag op mijn bankrekening en alles is weg, mag dat?
  nl bank-seized ik kan niet meer pinnen, beslag door de deurwaarder, hoe betaal ik de huur?
  nl goods-of-others deurwaarder wil de tv van mijn zoon meenemen, mag dat?
  nl voucher-not-money webshop geeft een voucher in plaats van geld na retour, mag dat?
  nl refund-after-return schoenen geretourneerd en nog steeds geen terugbetaling
  nl unpaid-wages-what-now mijn werkgever betaalt geen loon, wat kan ik doen?
  nl sick-pay ik ben ziek en mijn werkgever betaalt mijn loon niet door
  nl bank-impostor bankhelpdeskfraude, mijn bank weigert te vergoeden
  nl landlord-enters de huurbaas komt binnen zonder toestemming, mag dat?
  nl fine-driver verkeersboete niet door mij, ik was die dag ziek, wat kan ik doen?
  nl rent-rise mijn huur gaat 9 procent omhoog, mag dat?
  jp welfare-stopped 生活保護を打ち切ると言われた どうすれば
  jp welfare-who 車があると生活保護は受けられないのですか
  jp fired 退職届を書かないと給料を払わないと店長に言われた
  jp job-benefit 失業保険 自己都合 いつからもらえる
  jp noise 上の階がうるさい 管理会社が何もしてくれない
  jp order 支払督促が来た どうする
  `),
)('in %s, %s answers: %s', async (country, row, text) => {
  expect((await ask(text, country)).row).toBe(row)
})

describe('the last day, where the day is told on which the paper came', () => {
  test.each([
    ['es', 'Me notificaron el 12 de noviembre un monitorio, ¿qué hago?', '2026-12-11'],
    [
      'it',
      'La raccomandata con il preavviso di fermo auto l’ho ritirata il 9 novembre, che faccio?',
      '2026-12-09',
    ],
    ['it', 'Ho ricevuto il 16 novembre un precetto, cosa faccio?', '2026-11-26'],
    ['nl', 'Op 10 november ben ik op staande voet ontslagen, wat nu?', '2027-01-10'],
    ['jp', '支払督促を11月12日に受け取りました。どうすればいいですか。', '2026-11-26'],
  ] as const)('in %s: %s', async (country, text, day) => {
    expect((await ask(text, country)).days).toContain(day)
  })

  test('none is shown where no day is told', async () => {
    expect((await ask('me ha llegado un monitorio, ¿qué hago?', 'es')).days).toEqual([])
  })
})
