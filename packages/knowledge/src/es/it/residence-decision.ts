/** The Italian words of the rows in ../residence-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_DECISION_IT: Words = {
  'es.stay.want': {
    says: 'Un ufficio decide sul Suo diritto di restare in Spagna.',
  },
  'es.stay.right-reconsider': {
    says: 'Può chiedere allo stesso ufficio di riesaminare entro un mese (recurso de reposición). È gratis e non serve un avvocato.',
  },
  'es.stay.right-court': {
    says: 'Può anche andare dal giudice amministrativo (contencioso-administrativo) entro due mesi. Per questo serve un avvocato.',
  },
  'es.stay.right-pause': {
    says: 'Il ricorso da solo non ferma l’obbligo di partire. Il Suo avvocato può chiedere al giudice di sospenderlo (medida cautelar).',
  },
  'es.stay.right-lawyer': {
    says: 'Con poco reddito ha diritto a un avvocato gratis e, se serve, a un interprete.',
  },
  'es.stay.right-expulsion': {
    says: 'Nella procedura rapida ha 48 ore per rispondere. Devono valutare la famiglia e gli anni qui. Una multa può sostituire l’espulsione.',
  },
  'es.stay.step-lawyer': {
    says: 'Veda oggi un avvocato o un’associazione gratuita. Porti questo foglio e la busta.',
  },
  'es.stay.step-why': {
    says: 'Legga perché hanno detto no. Raccolga carte che provano il contrario: lavoro, reddito, famiglia, anni qui.',
  },
  'es.stay.deadline-review': {
    says: 'Ha un mese da quando l’ha ricevuto per chiedere il riesame. Contiamo dalla sua data, per sicurezza.',
    action: 'Chiedere il riesame (recurso de reposición)',
    consequence: 'Resta solo il giudice, entro due mesi.',
  },
  'es.stay.option-appeal': {
    title: 'Chiedere il riesame',
    says: 'Scriva perché il no è sbagliato e alleghi le Sue carte.',
    cost: 'Niente.',
    time: 'Un mese.',
    risk: 'Non ferma l’obbligo di partire.',
    bestFor: 'Ha carte che rispondono al motivo.',
  },
}
