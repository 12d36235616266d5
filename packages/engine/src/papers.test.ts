/** Papers whose kind is too wide to name them, through the whole engine. The letters are invented. */
import { Language } from '@plainletter/contracts/country'
import type { PlainDate } from '@plainletter/contracts/country'
import { loadPhrases } from '@plainletter/phrases/load'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

const HEARING = `Harbour Foods Ltd
14 Mill Lane, Leeds LS1 4AB

16 November 2026

Dear Dana

You are required to attend a disciplinary hearing on 25 November 2026 at 10 am. The allegation is that you left your shift early. This could result in dismissal without notice.

Karen Bolt
HR Manager`

const DRIVER = `West Vale Police
Central Ticket Office, PO Box 12, Wakefield WF1 1AA

NOTICE OF INTENDED PROSECUTION

Date of issue: 14 November 2026
Notice number: 0412398876

It is intended to take proceedings against the driver of motor vehicle AB12 CDE for exceeding 30 mph on 8 November 2026. You must tell us within 28 days who was driving. Failure to do so is an offence: a fine of up to £1,000.`

const MAINTENANCE = `Child Maintenance Service
PO Box 249, Mitcheldean GL17 1AJ

6 November 2026

Dear Mr Hall

Your child maintenance payments: you owe £642.17. If you do not pay by 27 November 2026 we can take money from your earnings or your bank account.`

const read = async (text: string, language: Language = 'en', today: PlainDate = '2026-11-22') =>
  (await analyse({ text, request: { country: 'gb', language }, today })).outcome

describe('a call to a disciplinary hearing', () => {
  test('is no dismissal: nothing is decided, and no appeal is written', async () => {
    const { analysis, draftResponse } = await read(HEARING)
    expect(analysis).toMatchObject({ paper: 'disciplinary_hearing', label: 'Hearing at work' })
    expect(analysis.verdict).toMatch(/^This is a call to a hearing at work/)
    expect(analysis.firstThingsFirst.whatTheyWant).toContain('Nothing is decided yet')
    expect(JSON.stringify(analysis)).not.toContain('your job ends')
    expect(analysis.deadlines[0]?.consequence).toBe(
      'Your employer can decide without you after that.',
    )
    expect(draftResponse).toContain('I will answer it at the hearing.')
    expect(draftResponse).not.toMatch(/appeal against/i)
  })

  test.each(Language.options)('has its name in %s', async (language) => {
    const { analysis } = await read(HEARING, language)
    const { papers } = await loadPhrases(language)
    expect(analysis.verdict).toContain(papers.disciplinary_hearing.name)
    expect(analysis.basis['verdict']?.some((one) => one.kind === 'letter')).toBe(true)
  })
})

test.each(Language.options)(
  'what a paper wanted is told in %s as over when its day is over',
  async (language) => {
    const { papers } = await loadPhrases(language)
    const { wants, wanted = '' } = papers.disciplinary_hearing
    const said = async (today: PlainDate) =>
      (await read(HEARING, language, today)).analysis.firstThingsFirst.whatTheyWant
    const [before, after] = [await said('2026-11-25'), await said('2026-11-26')]
    const [inTime, tooLate] = [wants, wanted].map((words) => words.replace('{sender}', ''))
    expect(before).toContain(inTime)
    expect(after).toContain(tooLate)
  },
)

test('who was driving is answered on the form of the police, never by a challenge to a fine', async () => {
  const { analysis, draftResponse } = await read(DRIVER)
  expect(analysis.verdict).toMatch(/^This is a request to name the driver: tell them who drove by/)
  expect(draftResponse).toBeNull()
  expect(analysis.letterFacts?.sum).toBeNull()
})

test('child maintenance is no debt of a contract: nothing of debt collectors is said of it', async () => {
  const { analysis, draftResponse } = await read(MAINTENANCE)
  expect(analysis.paper).toBe('child_maintenance')
  const { legalRights, firstThingsFirst, recommendedActions } = analysis
  const advice = JSON.stringify({ legalRights, firstThingsFirst, recommendedActions })
  expect(advice).not.toMatch(/debt collector|court judgment|six years/i)
  expect(draftResponse ?? '').not.toMatch(/agreement or contract/i)
})

test('a juror is not sent to a lawyer because of a hearing', async () => {
  const { analysis } = await read(
    'HM Courts & Tribunals Service\nJury Central Summoning Bureau\n\nJury Summons\n\n12 November 2026\n\nYou are summoned to attend for jury service at the Crown Court at Leeds on 11 January 2027 at 9.30 am. You must reply within 7 days.',
  )
  expect(analysis.professionalHelpReason ?? '').not.toContain('hearing')
  expect(analysis.help.map(({ name }) => name)).not.toContain('StepChange')
})

test('a fine about prescriptions gets nothing of the law on parking', async () => {
  const { analysis } = await read(
    'NHS Business Services Authority\n\nPenalty Charge Notice\n\n10 November 2026\nReference 8837122\n\nDear Ms Lane\n\nYou claimed free NHS prescriptions on 2 August 2026. We could not confirm that you were entitled. You owe £9.90 and a penalty charge of £49.50. Pay £59.40 by 8 December 2026.',
  )
  const { legalRights, firstThingsFirst, recommendedActions } = analysis
  expect(analysis.paper).toBe('prescription_penalty')
  const advice = JSON.stringify({ legalRights, firstThingsFirst, recommendedActions })
  expect(advice).not.toMatch(/parking|adjudicator|council website/i)
})

test('minutes that speak of a service charge want nothing, and call for no law', async () => {
  const { analysis } = await read(
    "MINUTES of the annual general meeting of Tarn Wharf Residents' Association held in the Harbour Room on 11 March 2026.\n\nPresent: 17 flats. Leaseholders of flats 3 and 9 sent apologies.\n\n1. Bins. It was agreed that they are a disgrace.\n2. Service charge. The draft budget was read.\n3. Date of next meeting: to be fixed.",
  )
  expect(analysis.coverage.depth).toBe('none')
  expect(analysis.legalRights).toEqual([])
})
