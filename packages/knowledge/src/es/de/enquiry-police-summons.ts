/** The German words of the rows in ../enquiry-police-summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_SUMMONS_DE: Words = {
  'es.ask.police-summons': {
    says: 'Gehen Sie an dem Tag hin. Fragen Sie, ob Sie als Zeuge oder Verdächtiger (investigado) kommen. Als Verdächtiger dürfen Sie schweigen und einen Anwalt haben, auch einen gestellten. Unterschreiben Sie nur, was Sie sagten.',
  },
}
