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
