/** The kinds of document that the reader can name, with the words shown to people. */
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

/** What a person would call it, for a headline: "Debt collection letter". */
export const DOCUMENT_TYPE_NAMES = {
  DEBT_COLLECTION_LETTER: 'Debt collection letter',
  COUNCIL_TAX_DEMAND: 'Council tax letter',
  PARKING_TICKET: 'Private parking charge',
  PENALTY_CHARGE_NOTICE: 'Council penalty charge notice',
  BAILIFF_NOTICE: 'Bailiff notice',
  COURT_CLAIM: 'Court claim',
  COURT_JUDGMENT: 'Court judgment',
  STATUTORY_DEMAND: 'Statutory demand',
  LETTER_BEFORE_CLAIM: 'Letter before court action',
  PPL_PRS_BILL: 'Music licence letter',
  TV_LICENCE_LETTER: 'TV Licence letter',
  EVICTION_NOTICE: 'Eviction notice',
  RENT_ARREARS_LETTER: 'Rent arrears letter',
  DISMISSAL_LETTER: 'Dismissal letter',
  REDUNDANCY_NOTICE: 'Redundancy notice',
  BENEFIT_OVERPAYMENT: 'Benefit overpayment letter',
  TAX_DEMAND: 'Tax demand',
  UTILITY_BILL_DEMAND: 'Utility bill demand',
  INSURANCE_DECISION: 'Insurance decision',
  CONSUMER_CONTRACT_DISPUTE: 'Consumer contract dispute',
  CEASE_AND_DESIST: 'Cease and desist letter',
  COPYRIGHT_INFRINGEMENT_LETTER: 'Copyright claim letter',
  SCAM_LETTER: 'Likely scam',
  ENQUIRY: 'Your question',
  OTHER: 'Other document',
} as const satisfies Record<DocumentType, string>

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
