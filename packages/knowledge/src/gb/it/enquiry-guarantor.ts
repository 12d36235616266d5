/** Questions of a person who signed for somebody else’s loan or rent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUARANTOR_IT: Words = {
  'gb.ask-debt.guarantor': {
    says: 'Di regola chi fa da garante paga se l’altro non paga. Ma chieda copia di ciò che ha firmato. Per un prestito dovevano mandarle copie e l’avviso (default notice), e verificare che potesse permetterselo. Se no, reclami; dopo otto settimane il Financial Ombudsman è gratis. Offra solo ciò che può reggere e si faccia consigliare.',
  },
}
