/** The end of a job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'ch.job.want': { says: 'Il Suo datore di lavoro mette fine al Suo impiego.' },
  'ch.job.who': {
    says: 'In Svizzera un datore di lavoro non ha bisogno di permessi. Ma ci sono termini di disdetta e limiti.',
  },
  'ch.job.real': { says: 'Riceve ancora il salario fino alla fine del termine di disdetta.' },
  'ch.job.not-yet': {
    says: 'Dopo il periodo di prova, una disdetta data durante una malattia è nulla per un certo tempo. La legge fissa quel tempo.',
  },
  'ch.job.rights': {
    says: 'Può chiedere il motivo, opporsi a una disdetta abusiva e avere un attestato corretto.',
  },
  'ch.job.deadline-object': {
    says: "Per chiedere un'indennità per disdetta abusiva, si opponga per iscritto prima della fine del termine di disdetta. Di solito è un mese o più, ma solo sette giorni nel periodo di prova.",
    action: "Mandare un'opposizione scritta al datore di lavoro",
    consequence: 'Perde i diritti per disdetta abusiva.',
  },
  'ch.job.deadline-180': {
    says: "Una richiesta per disdetta abusiva va presentata entro 180 giorni dalla fine dell'impiego. Per sicurezza conti dalla lettera.",
    action: "Andare all'autorità di conciliazione",
    consequence: 'Il diritto si estingue.',
  },
  'ch.job.step-reason': { says: 'Chieda per iscritto il motivo della disdetta.' },
  'ch.job.step-object': {
    says: 'Se la trova abusiva, si opponga per iscritto prima della fine del termine di disdetta. Dica che offre il Suo lavoro.',
  },
  'ch.job.step-instant': {
    says: 'Scriva subito che non accetta il licenziamento immediato e che offre il Suo lavoro.',
  },
  'ch.job.step-rav': {
    says: "Si iscriva subito all'ufficio di collocamento (URC), al più tardi il primo giorno senza lavoro. Cerchi un impiego durante il termine di disdetta.",
  },
  'ch.job.step-check': {
    says: 'Controlli il termine: un mese nel primo anno, due fino al nono, poi tre, per la fine di un mese.',
  },
  'ch.job.right-reason': { says: 'Ha il diritto di avere il motivo per iscritto.' },
  'ch.job.right-block': {
    says: 'Se si ammala durante il termine di disdetta, il termine si ferma: 30, 90 o 180 giorni secondo gli anni di lavoro.',
  },
  'ch.job.right-ref': { says: 'Ha diritto a un attestato di lavoro in ogni momento.' },
  'ch.job.right-instant': {
    says: 'Senza un motivo grave, un licenziamento immediato costa al datore di lavoro il salario del termine di disdetta, e a volte di più.',
  },
  'ch.job.option-object': {
    title: 'Opporsi e andare in conciliazione',
    says: "Prima scriva, poi vada all'autorità di conciliazione gratuita.",
    cost: "Nessuna spesa di giustizia fino a CHF 30'000.",
    time: '180 giorni.',
    risk: 'Di rado si riottiene il posto, ma denaro.',
    bestFor: 'Il motivo è abusivo.',
  },
  'ch.job.option-deal': {
    title: 'Chiedere una fine corretta',
    says: 'Chieda tempo, salario o un buon attestato.',
    cost: 'Nulla.',
    time: 'Alcuni giorni.',
    risk: "Un foglio firmato può costarLe l'indennità di disoccupazione.",
    bestFor: 'Vuole andarsene bene.',
  },
  'ch.job.option-help': {
    title: 'Chiedere a un sindacato o a un legale',
    says: 'Controllano termine e motivo.',
    cost: 'Poco.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque sia licenziato.',
  },
}
