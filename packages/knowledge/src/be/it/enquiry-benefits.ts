/** Questions about benefits, the living wage and the health fund: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_IT: Words = {
  'be.ask.health-fund-refuses': {
    says: "Ha tre mesi per andare al tribunale del lavoro. È gratis, anche se perde, ma lo faccia presto. Chieda una relazione al medico e aiuto al sindacato o a un avvocato gratuito. Il giudice nomina spesso un medico. Intanto chieda la disoccupazione tramite il sindacato o la CAPAC/HVW, anche se ha un impiego: la ditta lo comunica online. Le dia il certificato. Se vince, la mutua paga dall'inizio. Se no, tiene i soldi.",
  },
  'be.ask.benefit-back': {
    says: 'Chieda i motivi e il calcolo. Ha tre mesi per il tribunale del lavoro, senza spese. Se l’errore è dell’ente e non poteva saperlo, spesso non può chiedere il passato. Altrimenti chieda un piano.',
  },
  'be.ask.cpas-refuses': {
    says: 'Chieda la decisione per iscritto. Ha tre mesi per il tribunale del lavoro. Non costa nulla e un avvocato gratuito può aiutare. Chieda di nuovo se qualcosa cambia.',
  },
  'be.ask.living-wage': {
    says: 'Si rivolga ora al CPAS (OCMW) del suo comune, prima che i soldi finiscano. Deve avere 18 anni, vivere in Belgio con diritto di soggiorno e avere poco reddito. Guardano anche i conviventi, e deve essere pronto a lavorare. Deve dare una ricevuta e decidere in 30 giorni. Contro un no ha tre mesi per il tribunale del lavoro, gratis.',
  },
}
