/** The Italian words of Ireland: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_IT: Words = {
  'ie.claim.want': {
    says: 'Può rispondere e dire la Sua. Cerchi l’ultimo giorno per farlo.',
  },
  'ie.claim.reality': {
    says: 'È un vero passo del tribunale. Non è ancora una sentenza. Se risponde in tempo, devono provare ciò che dicono.',
  },
  'ie.claim.who': {
    says: 'Chi fa causa è l’attore (claimant o plaintiff). Lei è il convenuto (respondent o defendant). Il tribunale non sta con nessuno.',
  },
  'ie.claim.rights': {
    says: 'Può opporsi a tutto o in parte, trovare un accordo o chiedere di pagare a rate.',
  },
  'ie.claim.not-yet': {
    says: 'Non possono ancora mandare un ufficiale giudiziario (sheriff). Prima serve loro una sentenza.',
  },
  'ie.claim.know-default': {
    says: 'Molti perdono solo perché non hanno risposto. Una difesa in tempo tiene aperto il Suo caso.',
  },
  'ie.claim.right-defend': {
    says: 'Ha il diritto di difendersi e di essere ascoltato.',
  },
  'ie.claim.right-documents': {
    says: 'Può chiedere copie delle carte su cui si basano.',
  },
  'ie.claim.right-old': {
    says: 'Può dire che la richiesta è troppo vecchia. Lo scriva nella difesa.',
  },
  'ie.claim.district': {
    says: 'Alla District Court ha 28 giorni dalla consegna. Contiamo dalla data della carta, per prudenza.',
    action: 'Consegnare e depositare la risposta e la difesa (appearance and defence)',
    consequence: 'Possono chiedere una sentenza senza ascoltarla.',
  },
  'ie.claim.circuit': {
    says: 'Alla Circuit Court ha 10 giorni dalla consegna per depositare una risposta (appearance). Contiamo dalla data della carta, per prudenza.',
    action: 'Depositare una risposta (appearance) all’ufficio della Circuit Court',
    consequence: 'Possono chiedere una sentenza senza ascoltarla.',
  },
  'ie.claim.high': {
    says: 'Alla High Court ha otto giorni dalla consegna per depositare una risposta (appearance). Contiamo dalla data della carta, per prudenza.',
    action: 'Depositare una risposta (appearance) al Central Office',
    consequence: 'Possono chiedere una sentenza senza ascoltarla.',
  },
  'ie.claim.step-date': {
    says: 'Scriva il giorno in cui ha avuto le carte. Guardi quale tribunale è: District, Circuit o High Court.',
  },
  'ie.claim.step-help': {
    says: 'Chiami MABS allo 0818 07 2000, o FLAC per informazioni legali gratis.',
  },
  'ie.claim.step-file': {
    says: 'Mandi in tempo la risposta (appearance) o la difesa all’ufficio del tribunale e all’altra parte. Tenga una copia.',
  },
  'ie.claim.step-proof': {
    says: 'Raccolga le Sue carte: contratto, fatture, e-mail e prove di pagamento.',
  },
  'ie.claim.opt-defend': {
    title: 'Difendersi',
    says: 'Dica su cosa è d’accordo, su cosa no, e perché.',
    cost: 'Quasi sempre nessuna tassa alla District Court.',
    time: 'Prima dell’ultimo giorno per rispondere.',
    risk: 'Se perde, può dovere delle spese.',
    bestFor: 'Non lo deve, o non tutto.',
  },
  'ie.claim.opt-settle': {
    title: 'Trovare un accordo',
    says: 'Alla District Court, se lo deve, senta l’altra parte entro 10 giorni per concordare pagamento e spese.',
    cost: 'La somma concordata.',
    time: 'Meglio entro 10 giorni.',
    risk: 'Se l’accordo non arriva, il tempo per rispondere può passare.',
    bestFor: 'Lo deve.',
  },
  'ie.claim.opt-help': {
    title: 'Avere aiuto gratis',
    says: 'MABS può aiutarla a fare un’offerta. Chieda al Legal Aid Board se può avere un avvocato (solicitor).',
    cost: 'Gratis o una piccola somma.',
    time: 'Ora.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro di cosa fare.',
  },
  'ie.claim.warn-default': {
    says: 'Se non risponde in tempo, possono avere una sentenza senza udienza.',
  },
  'ie.claim.right-interest': {
    says: 'Gli interessi che nessun contratto prevede li dà o li nega il giudice. Può chiedere che non se ne aggiungano.',
  },
}
