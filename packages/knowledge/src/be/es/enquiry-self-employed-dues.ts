/** Questions about contributions of a self-employed person: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_DUES_ES: Words = {
  'be.ask.self-employed-dues': {
    says: 'Pida ya por escrito un plan a su caja: a menudo hasta 12 meses o más. En apuros, pida la dispensa (dispense, vrijstelling) en los 12 meses del trimestre: sigue la cobertura médica, pero ese trimestre puede no contar para la pensión. Si gana menos este año, pida pagar menos ya. Contra una contrainte (dwangbevel) actúe en el plazo indicado. El CPAS ayuda.',
  },
}
