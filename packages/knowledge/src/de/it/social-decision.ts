/** The Italian words of the rows in ../social-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_DECISION_IT: Words = {
  'de.social.want': {
    says: 'Un ufficio sociale rifiuta o dà meno del richiesto.',
  },
  'de.social.reality': {
    says: 'Un no spesso non è l’ultima parola. Opporsi è gratis e basta una frase.',
  },
  'de.social.deadline': {
    says: 'Ha un mese da quando Le è arrivata. I motivi possono seguire.',
    service: 'una lettera di un ufficio si considera ricevuta il quarto giorno dopo la spedizione',
    action: 'Mandare l’opposizione (Widerspruch)',
    consequence: 'La decisione diventa definitiva. Poi resta solo una richiesta di riesame.',
  },
  'de.social.right-court': {
    says: 'Opposizione e tribunale sociale sono gratis, senza avvocato. In emergenza decide presto (Eilantrag).',
  },
  'de.social.right-file': {
    says: 'Può vedere il fascicolo e le perizie. La decisione deve essere motivata.',
  },
  'de.social.right-review': {
    says: 'Ha perso il mese? Chieda un riesame. Se peggiora, faccia una nuova domanda.',
  },
  'de.social.right-disability': {
    says: 'Tutte le malattie contano insieme, per i loro effetti. Da 50 è disabilità grave. Da 30 è possibile l’equiparazione.',
  },
  'de.social.right-parents': {
    says: 'L’assegno parentale si paga al massimo tre mesi indietro. Contro un no, il tribunale sociale.',
  },
  'de.social.right-pension-years': {
    says: 'Gli anni con un bambino piccolo contano per la pensione, al massimo tre per figlio, anche senza lavoro. Provi i vuoti dopo: devono correggere.',
  },
  'de.social.step': {
    says: 'Scriva «Mi oppongo alla decisione del…» con il Suo numero. Chieda il fascicolo. Le lettere dei medici seguono.',
  },
  'de.social.option': {
    says: 'Si opponga in tempo. Un’associazione (VdK, SoVD) può scrivere i motivi.',
    title: 'Opporsi gratis',
    cost: 'Gratuito.',
    time: 'Entro un mese.',
    risk: 'Nessuno.',
    bestFor: 'È stato dimenticato qualcosa.',
  },
}
