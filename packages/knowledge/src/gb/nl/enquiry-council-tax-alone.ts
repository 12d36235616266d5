/** Questions about council tax for one adult alone: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_TAX_ALONE_NL: Words = {
  'gb.ask-debt.council-tax-single': {
    says: 'Ja. Met één volwassene in huis is het 25% minder. Kinderen onder 18, voltijdstudenten en sommige zorgverleners tellen niet mee. Vraag het aan op de website van de gemeente en noem de dag; het kan teruggaan tot toen. Vraag bij een laag inkomen ook Council Tax Reduction. Betaal zo mogelijk het oude bedrag tot de nieuwe rekening.',
  },
}
