/** The Italian words of the rows in ../social-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_DECISION_IT: Words = {
  'fr.social.want': {
    says: 'L’ufficio per la disabilità (MDPH) decide sulla Sua richiesta.',
  },
  'fr.social.reality': {
    says: 'Un no spesso non è l’ultima parola. Prima chiede di nuovo alla MDPH per iscritto, gratis.',
  },
  'fr.social.deadline': {
    says: 'Ha due mesi dalla lettera per il ricorso alla MDPH (RAPO). Solo dopo viene il tribunale.',
    action: 'Mandare il ricorso (RAPO) alla MDPH',
    consequence: 'Il rifiuto diventa definitivo. Può presentare una nuova richiesta.',
  },
  'fr.social.right-court': {
    says: 'Nessuna risposta in due mesi, o un no? Allora ha due mesi per il tribunale sociale (pôle social). Non serve un avvocato, e può nominare un medico.',
  },
  'fr.social.step': {
    says: 'Unisca nuove lettere mediche sui Suoi limiti ogni giorno, non solo il nome della malattia. Chieda di vedere fascicolo e punteggio.',
  },
  'fr.social.option': {
    says: 'Scriva perché è sbagliato, con prove. Può chiedere un mediatore (personne qualifiée).',
    title: 'Fare ricorso alla MDPH',
    cost: 'Gratis.',
    time: 'Due mesi.',
    risk: 'Nessuno.',
    bestFor: 'I Suoi limiti non sono stati visti.',
  },
  'fr.social.right-pension': {
    says: 'Contro una cassa pensione scriva alla sua commissione ricorsi (commission de recours amiable) entro due mesi. Poi viene il tribunale sociale: non serve un avvocato.',
  },
}
