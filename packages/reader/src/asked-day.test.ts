import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const ask = async (text: string, country: CountryCode = 'gb') =>
  readInItsLanguage(text, { country, today: '2026-11-23' })

test.each([
  ['gb', 'My landlord texted me, I have to be out by 4 december. Can he do that?', '2026-12-04'],
  ['us', 'they will cut off our power on january 8, what can i do?', '2027-01-08'],
  ['gb', 'the bailiffs come on 3 december to put us out. is it over?', '2026-12-03'],
  ['de', 'Meine Räumung ist am 3. Dezember, kann ich noch was machen?', '2026-12-03'],
  ['it', 'Ho uno sfratto, udienza il 9 dicembre. Cosa posso fare?', '2026-12-09'],
] as const)('a day without a year is the next one for who asks, in %s: %s', async (...asked) => {
  const [country, text, iso] = asked
  expect((await ask(text, country)).askedDay?.iso).toBe(iso)
})

test('a court day is a day to be there', async () => {
  const { askedDay } = await ask('council tax court hearing is on 3 december, can i stop it?')
  expect(askedDay).toMatchObject({ iso: '2026-12-03', what: 'attend' })
})

test.each([
  ['My landlord says I have to be out by 4 december. Can he do that?', 'leave'],
  ['my boss says i have to leave by friday, can he?', 'act'],
] as const)(
  'who must leave a home is told apart from who must leave a job: %s',
  async (text, what) => {
    expect((await ask(text)).askedDay?.what).toBe(what)
  },
)

test('a day near one that was told with its year keeps that year, and what has passed is no day to act by', async () => {
  const { dates, askedDay } = await ask(
    'My landlord told me on 10 March 2026 to be out by 14 April. Can he do that?',
  )
  expect(dates.map(({ iso }) => iso)).toEqual(['2026-03-10', '2026-04-14'])
  expect(askedDay).toBeNull()
})

// The day of asking is a Monday.
test.each([
  ['gb', 'landlord texted, i have to be out by friday. can he do that?', '2026-11-27'],
  ['gb', 'they will cut us off before friday unless i pay. can they?', '2026-11-26'],
  ['de', 'mein vermieter sagt ich muss bis morgen raus sein. darf er das?', '2026-11-24'],
  ['fr', 'mon proprio dit que je dois partir avant vendredi, il a le droit ?', '2026-11-26'],
  ['es', 'mi casero dice que tengo que irme antes del viernes. ¿puede?', '2026-11-26'],
  ['it', 'il padrone di casa dice che devo uscire entro venerdì. può farlo?', '2026-11-27'],
  ['nl', 'mijn huisbaas zegt dat ik uiterlijk vrijdag weg moet zijn. mag dat?', '2026-11-27'],
  ['jp', '大家に金曜日までに出ていけと言われました。出なければいけませんか。', '2026-11-27'],
] as const)('a day of the week is the next one, in %s: %s', async (country, text, iso) => {
  expect((await ask(text, country)).askedDay?.iso).toBe(iso)
})

test('what was taken some weeks ago is not to come again', async () => {
  const { askedDay } = await ask('the bailiffs came on 3 november and took my van. what can i do?')
  expect(askedDay).toBeNull()
})

test('what the text says stays what it says: the day of asking is told apart', async () => {
  const text = 'My landlord texted me, I have to be out by 4 december. Can he do that?'
  const { askedDay, ...reading } = await ask(text)
  expect(askedDay?.iso).toBe('2026-12-04')
  expect(reading).toEqual(await readInItsLanguage(text, { country: 'gb' }))
  expect(reading.deadline?.iso).toBeNull()
})

test('a letter has no day of asking', async () => {
  const letter =
    'Tarn Lettings\n\nDear Ms Quill,\n\nYou must pay £90 by 4 December.\n\nYours sincerely\nA. Tarn'
  expect(await ask(letter)).toEqual(await readInItsLanguage(letter, { country: 'gb' }))
})
