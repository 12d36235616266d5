/** The German words of the rows in ../enquiry-town-gain-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_GAIN_TAX_DE: Words = {
  'es.ask.town-gain-tax': {
    says: 'Nicht teurer verkauft als gekauft? Dann schulden Sie nichts, wenn Sie es melden und beide Urkunden zeigen. Sonst muss die Stadt den echten Gewinn nehmen, wenn er kleiner ist. Widersprechen Sie binnen eines Monats (recurso de reposición).',
    dependsOn: 'was in den beiden Urkunden steht',
  },
}
