/** Questions about unemployment pay for people who leave the job themselves: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_BENEFIT_IT: Words = {
  'nl.ask.quit-and-ww': {
    says: 'No, di solito: chi va via senza bisogno non ha la WW. Ci sono poche eccezioni, se restare era impossibile, e deve provarle. Non si dimetta ancora. Il lavoro La fa ammalare? Si metta in malattia e parli col medico aziendale: la paga continua. Parli di un accordo (vaststellingsovereenkomst) voluto dal datore, con il preavviso: così la WW di solito è sicura. Senta prima il Juridisch Loket.',
  },
}
