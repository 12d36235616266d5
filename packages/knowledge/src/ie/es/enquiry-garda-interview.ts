/** Questions about an interview with the gardaí: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARDA_INTERVIEW_ES: Words = {
  'ie.ask.garda-interview': {
    says: 'No tiene que ir salvo que le detengan, y sin detención puede irse cuando quiera. Llame antes a un abogado (solicitor) y no hable del caso. No tiene que responder, pero lo que diga puede usarse. Si le detienen, tiene derecho a abogado, gratis si tiene poco dinero.',
  },
}
