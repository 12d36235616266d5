/** Whoever tells of violence by somebody close is told first whom to call, in the fewest words and without a question. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function answerTo(text: string, country: CountryCode): Promise<string | null> {
  const request = { country, language: 'en', userGoal: '' } as const
  const { outcome } = await analyse({ text, request, today: '2026-11-23' })
  return outcome.analysis.directAnswer
}

/** What stands above all else: the verdict, and the answer where there is one. */
async function saidAtOnce(text: string, country: CountryCode): Promise<string> {
  const request = { country, language: 'en', userGoal: '' } as const
  const { outcome } = await analyse({ text, request, today: '2026-11-23' })
  return `${outcome.analysis.verdict} ${outcome.analysis.directAnswer ?? ''}`.slice(0, 200)
}

test.each([
  ['gb', 'he hit me last night', '999'],
  ['gb', 'my dad hits my mum', '999'],
  ['ie', 'my partner hits me', '999'],
  ['us', 'my husband hits me, i want to leave with the kids', '911'],
  ['ca', 'my boyfriend beats me, where can i go', '911'],
  ['ca', 'mon mari me frappe', '911'],
  ['au', 'he hits me. i want out', '000'],
  ['nz', 'im scared of him, he got violent again yesterday', '111'],
  ['de', 'er schlägt mich', '110'],
  ['ch', 'er schlägt mich', '117'],
  ['fr', 'il me frappe', '17'],
  ['be', 'il me frappe', '112'],
  ['be', 'hij slaat me', '112'],
  ['nl', 'hij slaat me', '112'],
  ['es', 'me pega', '112'],
  ['it', 'mi picchia', '112'],
  ['jp', '夫に殴られました', '110'],
  ['gb', 'husband hit me what can i do', '999'],
  ['gb', 'my partner hits me what can I do', '999'],
  ['ie', 'my husband beat me last night what should i do', '999'],
  ['us', 'my boyfriend beats me what do i do', '911'],
  ['ca', 'my wife hits me what can i do', '911'],
  ['au', 'my partner hit me what do I do now', '000'],
  ['nz', 'my partner hit me what can i do', '111'],
  ['de', 'mein mann schlägt mich was kann ich tun', '110'],
  ['ch', 'mein Mann schlägt mich, was kann ich tun?', '117'],
  ['fr', 'mon mari me frappe que faire', '17'],
  ['be', 'mon mari me frappe que puis-je faire', '112'],
  ['es', 'mi marido me pega qué puedo hacer', '112'],
  ['it', 'mio marito mi picchia cosa posso fare', '112'],
  ['nl', 'mijn man slaat me wat kan ik doen', '112'],
  ['jp', '夫に殴られます。どうすればいいですか', '110'],
] as const)('in %s, to "%s"', async (country, text, number) => {
  expect(await answerTo(text, country)).toMatch(new RegExp(`\\b${number}\\b`))
})

test('a crash is no violence at home', async () => {
  const answer = await answerTo(
    'he hit me from behind at a red light, his insurance wont pay',
    'us',
  )
  expect(answer).not.toMatch(/1-800-799-7233/)
})

test.each([
  ['gb', 'i want to kill myself because of my debts', '116 123'],
  ['ie', 'i want to die because of debts', '116 123'],
  ['us', 'i want to die, i owe 40k', '988'],
  ['ca', 'i want to kill myself over debt', '988'],
  ['au', 'i want to kill myself over debt', '13 11 14'],
  ['nz', 'i want to kill myself over debt', '1737'],
  ['de', 'ich will nicht mehr leben wegen der schulden', '0800 111 0 111'],
  ['ch', 'ich will nicht mehr leben wegen der schulden', '143'],
  ['fr', 'je veux mourir à cause de mes dettes', '3114'],
  ['be', 'je veux mourir à cause de mes dettes', '0800 32 123'],
  ['nl', 'ik wil dood door mijn schulden', '0800 0113'],
  ['es', 'quiero morirme por las deudas', '024'],
  ['it', 'voglio morire per i debiti', '02 2327 2327'],
  ['jp', '借金で死にたいです', '0120-279-338'],
] as const)('who wants to die is told first whom to call, in %s: %s', async (...asked) => {
  const [country, text, number] = asked
  const request = { country, language: 'en', userGoal: '' } as const
  const { outcome } = await analyse({ text, request, today: '2026-11-23' })
  const { verdict, directAnswer, urgencyLevel } = outcome.analysis
  expect(urgencyLevel).toBe('high')
  expect(`${verdict} ${directAnswer ?? ''}`.slice(0, 200)).toContain(number)
})

test('it opens an answer, and a threat by somebody else is another matter', async () => {
  const debt =
    'i want to kill myself. got a default from 2023 on my credit file, if i pay it off does it come off'
  expect(await answerTo(debt, 'gb')).toMatch(/^You are not alone\. Please call now: Samaritans/)
  expect(await answerTo('mio marito minaccia di uccidermi', 'it')).not.toMatch(/alone/)
})

test.each([
  ['gb', 'i dont want to live with my ex anymore, we are both on the tenancy, can i leave'],
  ['de', 'ich will nicht mehr leben mit dem lärm vom nachbarn, darf ich die miete mindern'],
  ['nl', 'ik wil niet meer leven van dit loon, wanneer krijg ik mijn achterstallig salaris'],
] as const)(
  'who does not want to live so is not taken for one who wants to die, in %s',
  async (...asked) => {
    const [country, text] = asked
    expect(await answerTo(text, country)).not.toMatch(/You are not alone/)
  },
)

test.each([
  ['us', 'my daughter is 14 and keeps cutting herself, her school wants to suspend her', '988'],
  ['gb', 'my son self harms and the council has closed his case, what can i do', '116 123'],
  ['de', 'meine tochter ritzt sich und die schule will sie ausschliessen', '0800 111 0 111'],
] as const)('who hurts themselves is such a case too, in %s: %s', async (...asked) => {
  const [country, text, number] = asked
  expect(await saidAtOnce(text, country)).toContain(number)
})

test.each([
  ['us', 'the chef cut himself on a broken plate at work, who pays the doctor'],
  ['us', 'my sister cut herself off from us, can i still see my niece'],
  ['gb', 'my mum burnt herself with a faulty kettle, will the shop pay'],
] as const)('who was hurt by a thing or left a family is not, in %s: %s', async (country, text) => {
  expect(await saidAtOnce(text, country)).not.toMatch(/You are not alone/)
})
