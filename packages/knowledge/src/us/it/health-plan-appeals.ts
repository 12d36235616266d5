/** The Italian words of the rows in ../health-plan-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PLAN_APPEALS_IT: Words = {
  'us.insurance.rights-health': {
    says: 'Può vedere gratis il fascicolo, fare ricorso dentro il piano e poi far decidere medici esterni.',
  },
  'us.insurance.asked-health': {
    says: 'Ha 180 giorni per fare ricorso dentro un piano sanitario, e può vedere gratis il fascicolo. Dopo l’ultimo no possono decidere medici esterni.',
  },
  'us.insurance.deadline-appeal': {
    says: 'Ha 180 giorni da quando riceve la decisione per fare ricorso dentro il piano sanitario.',
    action: 'Mandare il Suo ricorso interno al piano sanitario',
    consequence: 'Può perdere il diritto al ricorso e alla causa.',
  },
  'us.insurance.deadline-external': {
    says: 'Dopo l’ultimo no del piano ha quattro mesi per chiedere un esame esterno (external review). Il risultato obbliga il piano.',
    action: 'Chiedere un esame esterno (external review) di medici indipendenti',
    consequence: 'La decisione del piano resta, salvo che vada in tribunale.',
  },
  'us.insurance.right-file': {
    says: 'Ha diritto al motivo, alla regola usata e a una copia gratis di tutto il fascicolo.',
  },
  'us.insurance.right-fresh': {
    says: 'Sul ricorso deve decidere un’altra persona, e sulle domande mediche va sentito un medico adatto.',
  },
  'us.insurance.right-external': {
    says: 'Per quasi tutte le decisioni mediche può far decidere medici indipendenti dopo l’ultimo no del piano.',
  },
  'us.insurance.right-urgent': {
    says: 'Se aspettare può far male alla Sua salute, chieda un ricorso rapido. Devono rispondere entro 72 ore.',
  },
  'us.insurance.right-surprise': {
    says: 'Per cure d’emergenza non paga più che nella Sua rete (network). Lo stesso vale per quasi tutti i medici che non ha scelto in un ospedale della rete.',
  },
  'us.insurance.option-external': {
    says: 'Medici indipendenti guardano il caso. Se dicono sì, il piano deve pagare.',
    title: 'Chiedere un esame esterno (external review)',
    cost: 'Gratis, o al massimo $25',
    time: 'Quattro mesi per chiederla, di più in alcuni Stati',
    risk: 'Nessuno. Quasi sempre può ancora fare causa.',
    bestFor: 'Il piano ha detto di nuovo no per motivi medici.',
  },
}
