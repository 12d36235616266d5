/** Where the sender's name stands and where only a heading, an office or a person of it does. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const senderOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).senderOrganization

test('the landlord of a form is the one in its part, not the one who signs for them', async () => {
  const sender = await senderOf(
    'gb',
    'NOTICE OF TERMINATION: PERIODIC STANDARD CONTRACT\nRenting Homes (Wales) Act 2016\n\nPart A: Landlord\nQuill Homes Ltd, 9 Tarn Street, Bala\n\nPart D: You must give up possession of the dwelling on 1 June 2026.\n\nPart E: Signature\nSigned by, or on behalf of, the landlord: R. Tarn\nDate: 1 December 2025',
  )
  expect(sender).toBe('Quill Homes Ltd')
})

test('a mail from an office comes from the house that is named below', async () => {
  const sender = await senderOf(
    'gb',
    'From: Patient Services <patientservices@tarndental.example>\nTo: Sam Test\nDate: 3 March 2026\nSubject: Your balance\n\nHi Sam,\n\nThe balance on your plan is now £44.00. Please pay this within 14 days of this email.\n\nKind regards\nRosa\nPatient Services\nTarn Dental Clinics',
  )
  expect(sender).toBe('Tarn Dental Clinics')
})

test('the heading of a part about the law is no name', async () => {
  const sender = await senderOf(
    'nz',
    'Dear Sam Test,\n\nYour rent payment is overdue. This is Strike 1 of 3.\n\nProperty Details\n4 Quill Road, Napier\nAmount Outstanding: $410.00\n\nYour Legal Rights\nLegal Rights and Information\nYou have 14 days to pay the outstanding rent.',
  )
  expect(sender).toBeNull()
})

test('an announcement is no sender', async () => {
  const sender = await senderOf(
    'us',
    'ANNOUNCEMENT: Window cleaning\n\nDear Residents,\n\nThe windows of Tarn Tower are cleaned on Monday.\n\nBest regards,\nTarn Building Services',
  )
  expect(sender).toBe('Tarn Building Services')
})

test('a firm says who it is behind the greeting of a message', async () => {
  const sender = await senderOf(
    'nz',
    "Hi Sam, it's Tarn Tyres. Your wheels are ready to be picked up, we close at five. Cheers, Mo",
  )
  expect(sender).toBe('Tarn Tyres')
})

test('an employer is named by the room to which it asks', async () => {
  const sender = await senderOf(
    'gb',
    'INVITATION TO DISCIPLINARY HEARING\n\nMr Sam Test\n4 Quill Road\nElland\n\nDear Sam,\n\nYou are invited to attend a disciplinary hearing as follows:\n\nDate: 4 May 2026\nTime: 09:30\nVenue: First Floor Office, Tarn Bakers Ltd, Halifax\n\nThese allegations are considered to amount to gross misconduct.\n\nYours sincerely,\n\nRosa Quill\nHR Manager',
  )
  expect(sender).toBe('Tarn Bakers Ltd')
})

test('who ends a job by the title of a manager does so for an employer without a name', async () => {
  const sender = await senderOf(
    'gb',
    '4 May 2026\n\nDear Mr Test\n\nDismissal Letter\n\nFollowing the disciplinary meetings and your final warning I am writing to confirm that you are dismissed. Your employment will end on 5 June 2026.\n\nYou have the right of appeal against this decision, in a letter to Mr B. Tarn, within 5 days of receiving this notice of dismissal.\n\nYours sincerely\n\nRosa Quill, Area Manager\n\nMr Sam Test, 4 Tarn Row, Carlisle CA2 0AA',
  )
  expect(sender).toBeNull()
})

test('a chamber belongs to the name of its tribunal', async () => {
  const sender = await senderOf(
    'gb',
    'First-tier Tribunal\n(Property Chamber)\n10 Quill Street, London\n\n4 May 2026\n\nDear Ms Test\n\nYour landlord has made an application about the rent of your home. Please send any representations by 29 May 2026.',
  )
  expect(sender).toBe('First-tier Tribunal (Property Chamber)')
})

test('a firm greeted with "Dear Sirs" below the letterhead and the day is the reader', async () => {
  const text =
    'Tarn Images\n12 Dock Street, London\n\nCase number: TP-4471\n4 May 2026\n\nThe Quill Bakery\nLudlow\n\nUnauthorised use of an image\n\nDear Sirs\n\nOne of our photographs is on your website. Please pay £480.00 within 28 days of the date of this letter.\n\nLicence Team\n'
  expect(await senderOf('gb', text)).toBe('Tarn Images')
})
