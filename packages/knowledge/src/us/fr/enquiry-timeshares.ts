/** The French words of the rows in ../enquiry-timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIMESHARES_FR: Words = {
  'us.fact.timeshare-cancel': {
    says: 'La plupart des États donnent quelques jours pour annuler par écrit un nouveau timeshare, sans motif. Floride 10 ; Californie, Géorgie, Virginie et Washington 7 ; Texas et Caroline du Nord 5. Le contrat doit dire les jours et l’adresse. Ils courent de la signature ou des derniers papiers. Envoyez la lettre aujourd’hui en recommandé. L’argent doit revenir. Ne payez aucune société de sortie.',
  },
  'us.state.fl.ask-timeshare': {
    says: 'En Floride, vous pouvez annuler par écrit dans les 10 jours du calendrier après la signature, ou après les derniers papiers requis s’ils sont venus plus tard. Sans motif, et on ne peut y renoncer. Envoyez la lettre maintenant en recommandé à l’adresse du contrat ; le jour d’envoi compte. L’argent revient en 20 jours, ou 5 jours après l’encaissement du chèque si c’est plus tard.',
  },
  'us.fact.timeshare-too-late': {
    says: 'Après les premiers jours, rien ne permet de sortir gratuitement, mais demandez d’abord au resort : beaucoup reprennent un timeshare payé. Obtenez sa réponse par écrit. Ne payez d’avance aucune société qui promet une sortie ou un acheteur ; beaucoup sont des arnaques. Si on vous a menti, plainte à l’attorney general et avocat. Cesser de payer peut amener recouvrement et saisie.',
  },
}
