/** The Spanish words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_ES: Words = {
  'es.ask.firm-gone': {
    says: 'Reclame ya los salarios y la indemnización: papeleta de conciliación y después demanda. Tiene un año para los salarios y 20 días hábiles contra un despido. Si la empresa no puede, FOGASA paga hasta 120 días de salario y la indemnización, con un límite.',
  },
}
