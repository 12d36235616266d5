import { describe, expect, test } from 'vitest'

import { normalise } from './normalise.ts'
import { read } from './read.ts'

test.each([
  ['TARNFORD C1TY COUNCIL', 'TARNFORD CITY COUNCIL'],
  ['F1NAL CLA1M, PA1D IN T0TAL N0W', 'FINAL CLAIM, PAID IN TOTAL NOW'],
  ['Emp1oyment and comp1aints', 'Employment and complaints'],
  ['p1ease pay the payab1e c1aim', 'please pay the payable claim'],
  ['app1ication, rep1y month1y, inc1ude', 'application, reply monthly, include'],
  ['soc1al serv1ces', 'social services'],
  ['Tarn Ener9y, char9es and le9al fees', 'Tarn Energy, charges and legal fees'],
  ['on 9th May, ref a9-77, page9', 'on 9th May, ref a9-77, page9'],
  ['Queens1and, high1anders', 'Queensland, highlanders'],
  ['de11e carte1le, del1a, mi11ion', 'delle cartelle, della, million'],
])('%s is read as %s', (scanned, meant) => {
  expect(normalise(scanned).text).toBe(meant)
})

test.each(['No11', 'C1TYX', 'B1LLY', 'UNIT 1', 'N07', 'page1', 'E1D'])(
  'the code %s stays',
  (code) => {
    expect(normalise(code).text).toBe(code)
  },
)

test('an office of the state with a broken name is named and official', () => {
  const text =
    'State of Tarnland\nEmp1oyment Security Department\n\nNOTICE OF OVERPAYMENT\n\nMail Date: 08/11/2025\n\nYou were paid unemployment benefits that you were not eligible to receive. 0verpayment: $842.00. You may appeal within 30 days of the mail date of this notice. We may take the overpayment from future benefits.\n'
  const { senderOrganization, isOfficialDemand } = read(text, { country: 'us' })
  expect([senderOrganization, isOfficialDemand]).toEqual(['Employment Security Department', true])
})

test('a council whose short word was misread is written as it is called', () => {
  const text =
    'TARNFORD C1TY COUNCIL\nParking Services\n\nCHARGE CERTIFICATE\n\nPenalty Charge Notice No: TF40118823\nDate: 5 November 2025\n\nThe penalty charge has not been paid and is increased to £105.00.\n'
  expect(read(text, { country: 'gb' }).senderOrganization).toBe('Tarnford City Council')
})

test('the last letter of a name that was read as a digit is a letter', () => {
  const text =
    'SCP QUILLETT1 & TARN\nCommissaires de Justice associés\n4 rue Haute, 59000 Lille\n\nCOMMANDEMENT DE QUITTER LES LIEUX\n\nLe 9 avril 2026\n\nJe vous fais commandement de libérer le logement au plus tard le 9 juin 2026.\n'
  expect(read(text, { country: 'fr' }).senderOrganization).toBe('SCP Quilletti & Tarn')
})

describe('a sender whose name a scanner broke', () => {
  const scanned = (head: string) =>
    read(
      `${head}\nLeeds LS9 1QH\n\n3 November 2026\n\nDear Ms Penhallow\n\nWe act for Brightwater Catalogue plc. ` +
        'The balance of your account is £412.50. Please pay by 24 November 2026.\n\nYours sincerely\nCollections Department\n\n' +
        'Harrow & Stell Recoveries Ltd is registered in England and Wales.\n',
    ).senderOrganization

  test.each([
    'row & Stell Recoveries Lid',
    'Harrow & Ste11 Recoveries Ltd',
    'HARROW & STELL RECOVERIES LTD',
    'Harrow &Stell Recoveries Limited',
  ])('%s is one firm with its clean name', (head) => {
    expect(scanned(head)).toMatch(/^Harrow & Stell Recoveries (?:Ltd|Limited)$/)
  })
})
