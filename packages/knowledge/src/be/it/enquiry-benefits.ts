/** Questions about benefits, the living wage and the health fund: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_IT: Words = {
  'be.ask.health-fund-refuses': {
    says: 'Chieda la decisione per iscritto. Ha tre mesi per il tribunale del lavoro. Non costa nulla, anche se perde. Chieda una relazione al medico, e aiuto al sindacato o a un avvocato gratuito.',
  },
  'be.ask.benefit-back': {
    says: 'Chieda i motivi e il calcolo. Ha tre mesi per il tribunale del lavoro, senza spese. Se l’errore è dell’ente e non poteva saperlo, spesso non può chiedere il passato. Altrimenti chieda un piano.',
  },
  'be.ask.cpas-refuses': {
    says: 'Chieda la decisione per iscritto. Ha tre mesi per il tribunale del lavoro. Non costa nulla e un avvocato gratuito può aiutare. Chieda di nuovo se qualcosa cambia.',
  },
  'be.ask.living-wage': {
    dependsOn: 'reddito e soggiorno',
    says: 'Chieda al CPAS (OCMW) del Suo comune. Deve avere 18 anni, vivere in Belgio con diritto di soggiorno, avere troppo poco reddito ed essere pronto a lavorare, salvo salute o equità. Deve darLe una ricevuta e decidere in 30 giorni.',
  },
}
