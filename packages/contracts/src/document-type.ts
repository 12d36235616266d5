/** The kinds of document that the reader can name. document-type-names.ts has the words shown to people. */
import * as z from 'zod/mini'

export const DocumentType = z.enum([
  'DEBT_COLLECTION_LETTER',
  'COUNCIL_TAX_DEMAND',
  'PARKING_TICKET',
  'PENALTY_CHARGE_NOTICE',
  'BAILIFF_NOTICE',
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'STATUTORY_DEMAND',
  'LETTER_BEFORE_CLAIM',
  'PPL_PRS_BILL',
  'TV_LICENCE_LETTER',
  'EVICTION_NOTICE',
  'RENT_ARREARS_LETTER',
  'DISMISSAL_LETTER',
  'REDUNDANCY_NOTICE',
  'BENEFIT_OVERPAYMENT',
  'TAX_DEMAND',
  'UTILITY_BILL_DEMAND',
  'INSURANCE_DECISION',
  'CONSUMER_CONTRACT_DISPUTE',
  'CEASE_AND_DESIST',
  'COPYRIGHT_INFRINGEMENT_LETTER',
  'SCAM_LETTER',
  'ENQUIRY',
  'OTHER',
])
export type DocumentType = z.infer<typeof DocumentType>

/** The field of life that a question or a letter belongs to. */
export const Topic = z.enum([
  'debt',
  'parking',
  'housing',
  'consumer',
  'employment',
  'criminal',
  'family',
  'immigration',
  'general',
])
export type Topic = z.infer<typeof Topic>
