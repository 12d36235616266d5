/** Questions of people who are bullied at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_IT: Words = {
  'gb.ask-work.bullied': {
    says: 'Nessuna legge vieta il mobbing con questo nome, ma il datore deve proteggerLa e intervenire. Annoti ogni volta, che cosa è stato detto e chi ha visto. Lo faccia presente, poi mandi un reclamo scritto (grievance). Se riguarda età, sesso, origine, disabilità o religione, è vietato: chiami presto Acas, il tempo è breve. Non si dimetta senza consiglio.',
  },
}
