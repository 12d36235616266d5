import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

// The day of asking is a Monday.
const ask = async (country: CountryCode, text: string) => {
  const { toldEvents = [] } = await readInItsLanguage(text, { country, today: '2026-11-23' })
  return toldEvents.map(({ event, iso }) => `${event} ${iso}`)
}

test.each([
  ['de', 'Am 3.11. hat mir meine Chefin gekündigt. Was nun?', '2026-11-03'],
  ['de', 'vor 5 Tagen kam Post vom Mahngericht, muss ich zahlen?', '2026-11-18'],
  ['de', 'Kündigung bekommen letzten Freitag zum 31.12., kann ich klagen?', '2026-11-20'],
  ['de', 'letzte Woche Mittwoch die Kündigung gekriegt, was jetzt?', '2026-11-18'],
  ['fr', "lettre de licenciement reçue jeudi dernier, j'ai combien de temps ?", '2026-11-19'],
  ['es', 'el miercoles de la semana pasada me dieron la carta, ¿qué hago?', '2026-11-18'],
  ['gb', 'got a court claim on friday last week, how long have i got?', '2026-11-20'],
  ['nl', 'vorige week dinsdag kreeg ik een dagvaarding, wat nu?', '2026-11-17'],
  ['de', 'Bescheid vom 2.11.2026 vom Jobcenter, kann ich widersprechen?', '2026-11-02'],
  ['fr', "j'ai reçu hier une lettre de licenciement, que faire ?", '2026-11-22'],
  ['fr', "la CAF m'a notifié un indu le 3/11, puis-je contester ?", '2026-11-03'],
  ['es', 'El 10 de noviembre me entregaron la carta de despido, ¿qué hago?', '2026-11-10'],
  ['es', 'El lunes 9 de noviembre me dio la carta y me echó, ¿puedo reclamar?', '2026-11-09'],
  ['it', 'Ieri è arrivato un decreto ingiuntivo, cosa posso fare?', '2026-11-22'],
  ['it', 'Ho un preavviso, la raccomandata l’ho ritirata il 4 novembre, che faccio?', '2026-11-04'],
  ['jp', '支払督促を11月12日に受け取りました。どうすればいいですか。', '2026-11-12'],
  ['jp', '保護を廃止する通知が10月28日に届きました。従うしかないですか。', '2026-10-28'],
  ['nl', 'twee weken geleden kreeg ik een dagvaarding, wat nu?', '2026-11-09'],
  ['gb', "got my landlord's notice on friday, can he do that?", '2026-11-20'],
] as const)('a paper came on a day, in %s: %s', async (country, text, iso) => {
  expect(await ask(country, text)).toEqual([`paper ${iso}`])
})

test.each([
  ['de', 'Mama starb am 4.11., muss ich ihre Schulden zahlen?', '2026-11-04'],
  ['fr', 'mon père est décédé le 20 octobre avec des dettes, dois-je payer ?', '2026-10-20'],
  ['gb', 'my mum died 3 weeks ago, do i have to pay her debts?', '2026-11-02'],
] as const)('somebody died on a day, in %s: %s', async (country, text, iso) => {
  expect(await ask(country, text)).toEqual([`death ${iso}`])
})

test.each([
  [
    'de',
    'Mein Onkel ist am 3. Oktober gestorben, ich habe es erst am 20. Oktober erfahren. Was tun?',
    '2026-10-20',
  ],
  [
    'fr',
    "Ma tante est décédée le 2 octobre, je l'ai appris le 19 octobre par le notaire. Que faire ?",
    '2026-10-19',
  ],
] as const)(
  'the day on which a death was learned counts, in %s: %s',
  async (country, text, iso) => {
    expect(await ask(country, text)).toEqual([`death ${iso}`])
  },
)

test.each([
  ['fr', 'La pompe à chaleur a été posée le 12 novembre, puis-je me rétracter ?', '2026-11-12'],
  ['de', 'Das Sofa wurde am 10.11. geliefert, kann ich widerrufen?', '2026-11-10'],
  ['nl', 'Gisteren is de fiets geleverd, mag ik hem terugsturen?', '2026-11-22'],
] as const)('goods came on a day, in %s: %s', async (country, text, iso) => {
  expect(await ask(country, text)).toContain(`delivery ${iso}`)
})

test.each([
  ['de', 'ich habe am 1.11. gekündigt, wie lange muss ich noch arbeiten?'],
  ['de', 'Am 12.11. habe ich meinem Vermieter gekündigt, muss ich streichen?'],
  ['de', 'Am 2.11. kam eine Mahnung und gestern kam der Mahnbescheid. Was tun?'],
  ['fr', "ma proprio m'a donné congé pour le 31 mars, elle a le droit ?"],
  ['es', 'mi hermano me dio 500 euros el 3 de noviembre, ¿tengo que devolverlos?'],
  ['jp', '11月3日に引っ越しました。敷金は返りますか。'],
  ['gb', 'my car was stolen on 3 november, can the insurer refuse?'],
] as const)('no day is told on which one paper came, in %s: %s', async (country, text) => {
  expect(await ask(country, text)).toEqual([])
})
