/** The Italian words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_IT: Words = {
  'ca.tax.want': {
    says: 'Guardi se è un conto nuovo, uno cambiato, o un promemoria per fare la dichiarazione.',
  },
  'ca.tax.reality': {
    says: 'Può non essere d’accordo. Un’opposizione (notice of objection) è gratis e non Le serve un avvocato.',
  },
  'ca.tax.who': {
    says: 'La Canada Revenue Agency riscuote le tasse federali e quasi tutte le imposte sul reddito delle province. Il Québec ha il suo ufficio, Revenu Québec.',
  },
  'ca.tax.rights': {
    says: 'Può opporsi, chiedere un piano di pagamento e chiedere di cancellare interessi o sanzioni.',
  },
  'ca.tax.not-yet': {
    says: 'Per quasi tutte le imposte sul reddito devono aspettare 90 giorni dopo l’avviso prima di riscuotere con la forza.',
  },
  'ca.tax.relief-know': {
    says: 'Può chiedere di cancellare interessi e sanzioni degli ultimi dieci anni, per esempio dopo una malattia o la perdita del lavoro.',
  },
  'ca.tax.right-object': {
    says: 'Ha il diritto di opporsi. Per quasi tutti l’ultimo giorno è 90 giorni dopo l’avviso, o un anno dopo il termine della dichiarazione.',
  },
  'ca.tax.right-hold': {
    says: 'Mentre aspetta la risposta a un’opposizione (objection) sull’imposta sul reddito, non possono riscuotere la somma che contesta. Gli interessi continuano.',
  },
  'ca.tax.right-plan': { says: 'Può chiedere un piano di pagamento. Guardano quanto può pagare.' },
  'ca.tax.step-check': {
    says: 'Entri nel Suo profilo o chiami il numero del sito ufficiale. Controlli che il debito ci sia.',
  },
  'ca.tax.step-object': {
    says: 'Se è sbagliato, presenti un’opposizione (notice of objection) prima dell’ultimo giorno. Dica che cosa è sbagliato e perché.',
  },
  'ca.tax.step-call': { says: 'Se non può pagare, chiami e chieda un piano prima che agiscano.' },
  'ca.tax.objection': {
    says: 'Ha 90 giorni dalla data dell’avviso per opporsi. Per la Sua dichiarazione può essere di più: un anno dopo il suo termine.',
    action: 'Presenti un’opposizione (notice of objection), se non è d’accordo',
    consequence: 'Dopo deve chiedere più tempo, e deve farlo entro un anno.',
  },
  'ca.tax.opt-object': {
    says: 'Presenti un’opposizione (notice of objection) online o per posta.',
    title: 'Opporsi',
    cost: 'Gratis.',
    time: '90 giorni dall’avviso.',
    risk: 'Gli interessi crescono se perde.',
    bestFor: 'Pensa che la somma sia sbagliata.',
  },
  'ca.tax.opt-plan': {
    says: 'Chiami l’ufficio con il Suo bilancio e offra una somma al mese.',
    title: 'Chiedere un piano di pagamento',
    cost: 'Gli interessi continuano.',
    time: 'Prima che agiscano.',
    risk: 'Se salta una rata, possono agire.',
    bestFor: 'Deve i soldi, ma non può pagare tutto subito.',
  },
  'ca.tax.opt-help': {
    says: 'Una proposta ai creditori (consumer proposal) può coprire anche debiti di tasse.',
    title: 'Andare da un curatore (trustee)',
    cost: 'Si paga con quello che accetta di pagare.',
    time: 'Giorni per iniziare.',
    risk: 'Si vede nel Suo dossier di credito.',
    bestFor: 'Deve molto più di quanto può pagare.',
  },
  'ca.tax.warn-force': {
    says: 'L’ufficio delle tasse può prendere soldi da stipendio o banca senza una causa. Non lo ignori.',
  },
  'ca.tax.right-service': {
    says: 'L’ufficio delle tasse deve trattarla in modo giusto. Può fare reclamo a lui, e poi gratis al Taxpayers’ Ombudsperson.',
  },
  'ca.tax.know-certificate': {
    says: 'L’ufficio delle tasse può registrare alla Federal Court quanto deve. Allora vale come una sentenza, senza processo.',
    learnMore:
      'Un piano di pagamento in tempo quasi sempre lo evita. Chieda che cosa può mostrare del Suo bilancio.',
  },
  'ca.tax.qc-object': {
    says: 'Contro un avviso di imposta (notice of assessment) di Revenu Québec ha 90 giorni per mandare un’opposizione (notice of objection). È gratis.',
  },
  'ca.tax.right-three-years': {
    says: 'Quasi sempre possono cambiare l’imposta solo entro tre anni dal primo avviso per quell’anno. Dopo devono mostrare una dichiarazione negligente o falsa.',
  },
}
