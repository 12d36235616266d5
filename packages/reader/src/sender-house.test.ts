import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  [
    'the university below its directorate',
    'Dear Ada,\n\nYour tuition fee of £1,250.00 is overdue. Please pay by 11 December 2026.\n\nKind regards,\n\nStudent Accounts\nFinance Directorate\nUniversity of Tarn\n',
    'University of Tarn',
  ],
  [
    'the department with its state',
    'STATE OF OREGON\nDepartment of Family Services\nNOTICE OF CASE ACTION\n\nCase Name: ADA QUILL\nDate: 10/12/2026\n\nYour benefits will end on 11/01/2026. You may ask for a hearing within 90 days.\n',
    'Oregon Department of Family Services',
  ],
  [
    'the department that names its state itself',
    'STATE OF OREGON\nOregon Department of Family Services\n\nDate: 10/12/2026\n\nYour benefits will end on 11/01/2026. You may ask for a hearing within 90 days.\n',
    'Oregon Department of Family Services',
  ],
  [
    'the firm below the officer who signs',
    'Dear Ms Quill,\n\nRe: Rent Arrears\n\nYour rent arrears are £1,684.90. If we do not hear from you within 14 days of this letter, we will serve a Notice of Seeking Possession.\n\nYours sincerely,\nTom Hadd\nSenior Income Recovery Officer\nTarn Valley Homes\n',
    'Tarn Valley Homes',
  ],
  [
    'the employer in the head, though the letter names it again',
    'Tarn Precision Ltd\nBallybrit Industrial Estate, Galway\n\n2 March 2026\n\nDear Ada\n\nNOTICE OF REDUNDANCY\n\nI am sorry to tell you that your position of Quality Inspector with Tarn Precision Ltd is being made redundant. Your last day of employment will be 13 April 2026.\n\nFergal Test\nGeneral Manager\n',
    'Tarn Precision Ltd',
  ],
  [
    'the association for which a manager writes',
    'Subject: Notice of Violation\n\nDear Resident,\n\nAssociation: Tarn Sands Homeowners Association, Ruskin, Florida\n\nSend in an application by 09/30/2025, or the Board may levy a fine.\n\nRegards,\nGulf Management for Tarn Sands Homeowners Association\n',
    'Tarn Sands Homeowners Association',
  ],
  [
    'the one who signs, and not the one who is greeted',
    '05 Mar, 2026\n\nVia Electronic Mail\n\nRaymond Quill\n3380 Fruitvale Ave\nOakland, CA\n\nDear Mr./Ms. Raymond Quill :\n\nI write regarding the Small Claims Court judgment recently entered against you. Please remit $3,275.00 no later than March 27, 2026.\n\nIf you fail to do so, I reserve the right to engage in all legal remedies available to enforce the judgment, including wage garnishment. I may also refer this matter to collections.\n\nRegards,\n\nImani Tarn\n',
    'Imani Tarn',
  ],
  [
    'the agency below its ministry',
    'U.S. Department of Transportation\nFederal Motor Carrier Administration\n\nSeptember 28, 2026\n\nDear Ada Quill:\n\nYour response must be received in this office by December 21, 2026.\n',
    'Federal Motor Carrier Administration',
  ],
  [
    'the department that pays a benefit, and not the benefit that signs',
    'Department for Work and Pensions\nUniversal Credit\n\nDate: 10 November 2026\n\nDear Mrs Quill\n\nYour payment will be reduced by £13.90 for each day because of a sanction. You can appeal to a tribunal later.\n\nYours sincerely\nUniversal Credit\n',
    'Department for Work and Pensions',
  ],
  [
    'the department below the agency of its state',
    'STATE OF OREGON - HEALTH AND FAMILY AGENCY\nOREGON DEPARTMENT OF FAMILY SERVICES\n\nDate: 10/12/2026\n\nYour benefits will end on 11/01/2026. You may ask for a hearing within 90 days.\n',
    'Oregon Department of Family Services',
  ],
  [
    'the office below its government, with all the words of its name',
    'Government of Tarnland\nMinistry of Children, Community and Social Services\n\nNovember 2, 2026\n\nDear Ada Quill,\n\nYou must send us proof of your address by November 30, 2026. If you do not, your benefits may stop.\n',
    'Ministry of Children, Community and Social Services',
  ],
  [
    'the American agency below a department without its country',
    'DEPARTMENT OF HOME SAFETY\nU.S. Border and Immigration Services\n\nSeptember 28, 2026\n\nDear Ada Quill:\n\nYour response must be received in this office by December 21, 2026.\n',
    'U.S. Border and Immigration Services',
  ],
  [
    'the ministry above its own group',
    'U.S. Department of Transportation\nRecords Group\n\nSeptember 28, 2026\n\nDear Ada Quill:\n\nYour response must be received in this office by December 21, 2026.\n',
    'U.S. Department of Transportation',
  ],
])('the sender is %s', (_name, text, expected) => {
  expect(read(text, { country: text.includes('£') ? 'gb' : 'us' }).senderOrganization).toBe(
    expected,
  )
})
