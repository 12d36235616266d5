/** Questions about insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'gb.ask-insurance.not-told': {
    says: 'Usted solo tenía que contestar a sus preguntas con un cuidado normal. Si lo hizo, debe pagar. Si hubo descuido, puede pagar menos, o negarse si nunca le habría asegurado. Reclame y luego acuda gratis al Financial Ombudsman.',
  },
}
