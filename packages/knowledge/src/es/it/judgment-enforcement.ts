/** Enforcement by a court, and seizures by public offices: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_ENFORCEMENT_IT: Words = {
  'es.enforce.want-enforce': {
    says: 'Si tratta di esecuzione (ejecución): prendere soldi o cose (embargo) per un debito.',
  },
  'es.enforce.who-court': {
    says: 'Lo ordina un tribunale. In Spagna non ci sono ufficiali giudiziari privati: il tribunale scrive alla banca o al datore di lavoro.',
  },
  'es.enforce.who-public': {
    says: 'Un ufficio pubblico lo fa da solo, senza giudice: fisco, Seguridad Social, il Suo comune o la DGT.',
  },
  'es.enforce.rights': {
    says: 'Una parte dello stipendio è sempre al sicuro. Può opporsi, e può chiedere indietro i soldi che non si possono prendere.',
  },
  'es.enforce.reality': {
    says: 'È un potere vero, ma con limiti. Nessuno prende tutto lo stipendio o le cose che Le servono per vivere.',
  },
  'es.enforce.no-home-entry': {
    says: 'Nessuno può entrare in casa Sua senza il Suo sì o l’ordine di un giudice.',
  },
  'es.enforce.deadline-oppose': {
    says: 'Ha dieci giorni lavorativi dal giorno in cui ha ricevuto l’ordine di esecuzione. Noi contiamo dalla sua data.',
    action: 'Opporsi all’esecuzione (oposición a la ejecución)',
    consequence: 'Il tribunale va avanti e prende soldi e cose.',
  },
  'es.enforce.deadline-public': {
    says: 'Contro un pignoramento o una sovrattassa del fisco ha un mese dal giorno dopo che l’ha ricevuto.',
    action: 'Chiedere all’ufficio di riesaminarlo (recurso de reposición)',
    consequence: 'Il pignoramento diventa definitivo.',
  },
  'es.enforce.right-oppose': {
    says: 'Può opporsi se ha pagato, se c’è un accordo, se è fuori tempo, o se ci sono clausole abusive.',
  },
  'es.enforce.right-five-years': {
    says: 'Una sentenza deve essere portata in esecuzione entro cinque anni dal giorno in cui è diventata definitiva.',
  },
  'es.enforce.right-mortgage-oppose': {
    says: 'In una causa di mutuo ha dieci giorni lavorativi per opporsi, anche per clausole abusive. Può liberare la casa pagando gli arretrati.',
  },
  'es.enforce.right-mortgage-pause': {
    says: 'Le famiglie a rischio possono chiedere al giudice di fermare lo sfratto da una casa con mutuo fino al 15 maggio 2028.',
  },
  'es.enforce.right-instalments-tax': {
    says: 'Può chiedere al fisco di pagare a rate (aplazamiento). Lo faccia prima che prenda soldi.',
  },
  'es.enforce.step-read': {
    says: 'Trovi tre cose: il tribunale o l’ufficio, il numero della causa e la data in cui l’ha ricevuto. Segni l’ultimo giorno.',
  },
  'es.enforce.step-lawyer': {
    says: 'Chieda un avvocato. Con un reddito basso è gratis. L’assistenza legale della prima causa può continuare per l’esecuzione.',
  },
  'es.enforce.step-plan': {
    says: 'Offra un piano al creditore. Se accetta, tutti e due potete chiedere al giudice una pausa.',
  },
  'es.enforce.step-budget': {
    says: 'Se ha molti debiti, si informi ora su una seconda possibilità. Aprire quella causa può fermare i pignoramenti.',
  },
  'es.enforce.option-oppose': {
    says: 'Dica al giudice perché deve fermarsi: pagato, accordo, fuori tempo o clausole abusive.',
    title: 'Opporsi all’esecuzione',
    cost: 'Un avvocato oltre 2.000 €, o l’assistenza legale gratuita.',
    time: 'Dieci giorni lavorativi.',
    risk: 'Se perde, si aggiungono le spese.',
    bestFor: 'C’è un motivo di legge e ci sono prove.',
  },
  'es.enforce.option-plan': {
    says: 'Offra una somma fissa ogni mese e chieda al creditore di dirlo al tribunale.',
    title: 'Accordarsi per pagare a rate',
    cost: 'Quello che decidete.',
    time: 'Alcuni giorni.',
    risk: 'Senza il loro sì il pignoramento va avanti.',
    bestFor: 'Lo deve e guadagna più del limite.',
  },
  'es.enforce.option-plan-public': {
    says: 'Chieda un piano (fraccionamiento) online o all’ufficio. Chieda di togliere il pignoramento quando il piano è attivo.',
    title: 'Chiedere all’ufficio di pagare a rate',
    cost: 'Interessi e sovrattassa.',
    time: 'Minuti per chiedere.',
    risk: 'I soldi già presi di solito restano a loro.',
    bestFor: 'Lo deve e non può pagare subito.',
  },
  'es.enforce.warning-hide': {
    says: 'Non nasconda e non regali ciò che ha per sfuggire. È un reato (alzamiento de bienes).',
  },
  'es.enforce.tactic-list': {
    says: 'Quando il tribunale chiede che cosa ha, risponda. Indichi per primo ciò che Le fa meno male.',
    risk: 'Non rispondere può portare multe.',
    notWhen: 'Così lascerebbe fuori ciò che ha.',
  },
}
