/** The Italian words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_IT: Words = {
  'us.insurance.want': { says: 'L’assicurazione dice che cosa pagherà, o che non pagherà.' },
  'us.insurance.who': {
    says: 'È una ditta privata o un piano del lavoro. Il suo no non è definitivo.',
  },
  'us.insurance.reality': {
    says: 'Pochi fanno ricorso, e molti di loro vincono. Il primo ricorso è gratis.',
  },
  'us.insurance.rights-summary': {
    says: 'Può chiedere il motivo per iscritto, vedere i documenti, fare ricorso e fare reclamo al Suo Stato.',
  },
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
  'us.insurance.right-reason': {
    says: 'Può chiedere all’assicurazione il motivo per iscritto e le parole della polizza su cui si basa.',
  },
  'us.insurance.step-reason': {
    says: 'Cerchi il motivo del no e l’ultimo giorno per il ricorso. Chieda per iscritto il fascicolo (claim file).',
  },
  'us.insurance.step-doctor': {
    says: 'Chieda al medico una lettera che dica perché la cura le serve, e le cartelle.',
  },
  'us.insurance.step-appeal': {
    says: 'Scriva il ricorso: che cosa è stato rifiutato, perché è sbagliato e le prove. Lo mandi in modo da provare il giorno.',
  },
  'us.insurance.step-check-code': {
    says: 'Controlli nomi, date e codici. Molti rifiuti vengono da un codice sbagliato che lo studio del medico può correggere.',
  },
  'us.insurance.option-appeal': {
    says: 'Mandi un ricorso scritto con prove. Per i piani sanitari questo passo serve prima di quasi tutti gli altri.',
    title: 'Fare ricorso dentro il piano o l’assicurazione',
    cost: 'Gratis',
    time: 'Per i piani sanitari 180 giorni per presentarlo',
    risk: 'Nessuno.',
    bestFor: 'Pensa che dovrebbero pagare.',
  },
  'us.insurance.option-external': {
    says: 'Medici indipendenti guardano il caso. Se dicono sì, il piano deve pagare.',
    title: 'Chiedere un esame esterno (external review)',
    cost: 'Gratis, o al massimo $25',
    time: 'Quattro mesi per chiederlo',
    risk: 'Nessuno. Quasi sempre può ancora fare causa.',
    bestFor: 'Il piano ha detto di nuovo no per motivi medici.',
  },
  'us.insurance.option-complain': {
    says: 'L’ufficio assicurazioni dello Stato (insurance department) chiede spiegazioni all’assicurazione.',
    title: 'Fare reclamo all’ufficio assicurazioni del Suo Stato',
    cost: 'Gratis',
    time: 'Settimane',
    risk: 'Nessuno. I piani che un datore paga da solo sono del Department of Labor.',
    bestFor: 'L’assicurazione è lenta, non risponde o è ingiusta.',
  },
  'us.insurance.option-help': {
    says: 'Chiami EBSA per un piano del lavoro, o il programma di aiuto ai consumatori del Suo Stato.',
    title: 'Avere aiuto gratis per il ricorso',
    cost: 'Gratis',
    time: 'Questa settimana',
    risk: 'Nessuno. I giorni corrono lo stesso.',
    bestFor: 'È malato, o la somma è grande.',
  },
  'us.insurance.warning-medicare': {
    says: 'Medicare e Medicaid hanno termini di ricorso propri, alcuni brevi come 60 giorni. La lettera dice il Suo.',
  },
}
