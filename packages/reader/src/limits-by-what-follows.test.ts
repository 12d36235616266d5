/** Limits told by what follows when they pass, counted in minutes or back from a court day; and days that only look like limits. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const readingOf = async (country: CountryCode, text: string) => readInItsLanguage(text, { country })

test('a fraud counts the minutes', async () => {
  const { deadline } = await readingOf(
    'us',
    'From: Tarn Power Alerts <alerts@tarn-pay.example>\n\nDear Customer,\n\nOur crew is on the way to disconnect your meter. You have to pay $318.20 in the next 30 minutes at a Bitcoin ATM. Keep this secret.',
  )
  expect(deadline).toMatchObject({
    iso: null,
    relativeDays: null,
    quote: 'in the next 30 minutes',
  })
})

test('what happens if something is not done within hours sets the hours', async () => {
  const { deadline } = await readingOf(
    'gb',
    'From: DVLA <tax@dv1a-tarn.example>\nSubject: Your plate\n\nYour plate will be scanned and the car can be crushed unless the form is filled in within 36 hours.\n\nhttp://dv1a-tarn.example/form\n\nGOV.UK',
  )
  expect(deadline).toMatchObject({ iso: null, relativeDays: 2, unit: 'hours' })
})

test('days before the date in a summons are counted back from it', async () => {
  const { deadline } = await readingOf(
    'ie',
    'AN GARDA SÍOCHÁNA\n\nFIXED CHARGE NOTICE\n\nDate: 4 May 2026\n\nYou may pay a fixed charge of €160.00 not later than 7 days before the date named in the summons. The summons requires you to appear at Tarn District Court on 24 June 2026 at 10.30 a.m.',
  )
  expect(deadline).toMatchObject({ iso: '2026-06-17', relativeDays: 7 })
})

test.each([
  'We can shut you off on or after May 14, 2026.',
  'We will turn your electricity off on May 14, 2026.',
  'Shut-off date: May 14, 2026',
  'Your meter is set to be shut off as early as May 14, 2026.',
])('the day of a cut-off is the limit, and urgent when it is near: %s', async (line) => {
  const { deadline, urgencyLevel } = await readingOf(
    'us',
    `Tarn Valley Electric Co.\n\nMay 4, 2026\n\nDISCONNECT NOTICE\n\nAccount number: 4471-0092\nYour account is past due: $212.40\n\n${line}\n\nCall us to make arrangements.`,
  )
  expect([deadline?.iso, urgencyLevel]).toEqual(['2026-05-14', 'high'])
})

test('a cut-off two weeks away leaves time to act', async () => {
  const { urgencyLevel } = await readingOf(
    'us',
    'Tarn Valley Electric Co.\n\nMay 4, 2026\n\nDISCONNECT NOTICE\n\nYour account is past due: $212.40\n\nWe can shut you off on or after May 29, 2026.\n\nCall us to make arrangements.',
  )
  expect(urgencyLevel).toBe('medium')
})

test('the end of a working day is a limit', async () => {
  const { deadline } = await readingOf(
    'gb',
    'Tarn Lettings Ltd\n\n4 May 2026\n\nDear Sam\n\nYour rent of £650.00 is late. Please pay by the close of business tomorrow.\n\nTarn Lettings Ltd',
  )
  expect(deadline).toMatchObject({
    iso: '2026-05-05',
    quote: 'by the close of business tomorrow',
  })
})

test('a rule of which the reader was once told is no limit', async () => {
  const { deadline } = await readingOf(
    'au',
    'Tarn Joinery Pty Ltd\n\n4 May 2026\n\nDear Sam\n\nTermination of your employment\n\nAt our meeting you were told that you had to be at work on time, and to phone the office before 6.30am if you could not. You did not ring. Your employment ends today.\n\nRosa Quill\nDirector',
  )
  expect(deadline).toBeNull()
})

test('the day to sign a release comes before the time to convert the cover', async () => {
  const { deadline } = await readingOf(
    'ca',
    'Tarn Foods Inc.\n\nMay 4, 2026\n\nDear Sam,\n\nYour employment is terminated effective today. Life cover can be converted to a policy of your own if you apply within 31 days from today.\n\nIf you sign and return the release by May 20, 2026, we will pay you $4,000.00.\n\nRosa Quill\nHR Director',
  )
  expect(deadline?.iso).toBe('2026-05-20')
})

test.each([
  'I lived in a flat in Hull until the end of March 2026 and the agent still has my deposit of £700. Can they keep it?',
  'We rented a house in Elland till 31 May 2026 and the landlord wants £400 for the carpet. Can he?',
])('until when somebody lived somewhere is no day to keep: %s', async (text) => {
  expect((await readingOf('gb', text)).deadline).toBeNull()
})

test('what is to be collected within hours has them for a limit', async () => {
  const { deadline } = await readingOf(
    'gb',
    'Quill Vehicle Recovery\n\n4 May 2026\n\nYour car was removed. If it is not collected within 48 hours, storage of £25.00 a day will be charged.',
  )
  expect(deadline).toMatchObject({ iso: null, relativeDays: 2, unit: 'hours' })
})

test.each([
  ['au', 'We may restrict your water supply from 15 May 2026.'],
  ['ie', 'Your supply is due to be locked on 15 May 2026.'],
] as const)(
  'a supply that is locked or restricted on a day sets that day: %s',
  async (country, line) => {
    const { deadline } = await readingOf(
      country,
      `Quill Water\n\n4 May 2026\n\nDear Sam\n\nYour bill has not been paid. The amount overdue is 412.00.\n\n${line}\n\nCall us about your water account.`,
    )
    expect(deadline?.iso).toBe('2026-05-15')
  },
)

test('an answer is due some days before the trial, said behind the hour', async () => {
  const { deadline } = await readingOf(
    'us',
    'DISTRICT COURT OF QUILL COUNTY\n\nSMALL CLAIMS NOTICE\n\nDate: May 4, 2026\n\nPlaintiff: Tarn Loans LLC\nDefendant: Sam Test\n\nThe trial is set for June 18, 2026 at 9:00 a.m. Your answer must be filed at least 7 days before the trial.',
  )
  expect(deadline).toMatchObject({ iso: '2026-06-11', relativeDays: 7 })
})

test('a house that asks the reader to mend something sets a limit', async () => {
  const { deadline } = await readingOf(
    'us',
    'Tarn Ridge Owners Association\n\nMay 4, 2026\n\nDear Ms. Quill,\n\nWe ask that you remedy the broken fence within 20 days. Fines may follow.\n\nSincerely',
  )
  expect(deadline).toMatchObject({ iso: '2026-05-24', relativeDays: 20 })
})

test('days after the date of a paper are counted from the day on which it says that it was served', async () => {
  const { deadline } = await readingOf(
    'gb',
    'CHARGE FOR PAYMENT OF MONEY\n\nOn 6 March 2026 a decree was granted in Dundee Sheriff Court. I, A. Tarn, Sheriff Officer, charge you to pay £812.40 within 14 days after the date of this charge.\n\nThis charge was served on you today, 4 May 2026.\n\nA. Tarn\nSheriff Officer',
  )
  expect(deadline).toMatchObject({ iso: '2026-05-18', relativeDays: 14 })
})

test('a charge is counted from the day on which an officer notes that it was executed', async () => {
  const { deadline } = await readingOf(
    'gb',
    'CHARGE FOR PAYMENT OF MONEY\nin the Sheriff Court at Dundee\nDebtor: A. Quill\nI charge you to pay to the creditor within 14 days the sum due of £812.40.\nExecuted on 4 May 2026 by A. Tarn, Sheriff Officer',
  )
  expect(deadline).toMatchObject({ iso: '2026-05-18', relativeDays: 14 })
})

test.each([
  [
    'nl',
    'Bakkerij Quill\n4 mei 2026\nAanmaning. U betaalt € 64,00 binnen 15 dagen nadat u deze brief heeft ontvangen. Betaalt u later, dan komt er € 40,00 bij.',
    15,
    null,
  ],
  [
    'nl',
    'Bakkerij Quill\n4 mei 2026\nAanmaning. U betaalt € 64,00 binnen 15 dagen nadat u deze brief heeft ontvangen. De termijn loopt tot en met 21 mei 2026.',
    15,
    '2026-05-21',
  ],
  [
    'de',
    'Tischlerei Tarn\n4. Mai 2026\nMahnung. Bitte zahlen Sie 64,00 € innerhalb von 10 Tagen, nachdem Sie dieses Schreiben erhalten haben.',
    10,
    null,
  ],
  [
    'fr',
    'Garage Tarnay\nLe 4 mai 2026\nVous devez 64,00 €. Payez dans les 15 jours après avoir reçu ce courrier. Le délai court jusqu’au 21 mai 2026.',
    15,
    '2026-05-21',
  ],
  [
    'it',
    'Officina Tarno\n4 maggio 2026\nDeve 64,00 €. Paghi entro 10 giorni dopo aver ricevuto questa lettera.',
    10,
    null,
  ],
] as const)(
  'days that run once the letter has come, and the day that is told for their end, in %s: %s',
  async (...[country, text, relativeDays, iso]) => {
    expect((await readingOf(country, text)).deadline).toMatchObject({ relativeDays, iso })
  },
)

test.each([
  [
    'Bakkerij Quill\n4 mei 2026\nAanmaning. U betaalt € 64,00 binnen 15 dagen na dagtekening van deze brief. Wij hebben uw klacht ontvangen.',
    '2026-05-19',
  ],
  [
    'Stichting Quill\n4 mei 2026\nU heeft 14 dagen om te reageren. De actie in de winkel loopt tot en met 30 mei 2026.',
    '2026-05-18',
  ],
])('and days that run from its own: %s', async (text, iso) => {
  expect((await readingOf('nl', text)).deadline?.iso).toBe(iso)
})
