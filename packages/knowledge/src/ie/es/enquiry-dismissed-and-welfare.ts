/** Questions about a jobseeker payment after a dismissal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_AND_WELFARE_ES: Words = {
  'ie.ask.fired-welfare': {
    says: 'Puede pedirlo desde el primer día. Si perdió el empleo por su propia mala conducta, pueden negarlo hasta nueve semanas. Llegar tarde o ser lento no siempre lo es: dé su versión por escrito con las cartas. Pida a Intreo la Supplementary Welfare Allowance mientras tanto. Recurra gratis en 60 días. Si el despido fue injusto, vaya al WRC en seis meses.',
  },
}
