/** Debts to a public body in letters of collectors: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_IT: Words = {
  'au.public.want': {
    says: 'Guardi per che cosa è, come si compone la somma e l’ultimo giorno per agire.',
  },
  'au.public.reality': {
    says: 'Viene da un ente pubblico. Alcuni possono prendere stipendio o soldi in banca senza una nuova causa. Agisca prima dell’ultimo giorno.',
  },
  'au.public.rights': {
    says: 'Può chiedere per che cosa è, dire che è sbagliato e chiedere di pagare a rate.',
  },
  'au.public.know-counsellor': {
    says: 'Un consulente gratuito (financial counsellor) può parlare con l’ufficio per Lei e chiedere un piano o la cancellazione.',
  },
  'au.public.right-ombudsman': {
    says: 'Se un ufficio pubblico La tratta in modo ingiusto, può reclamare gratis all’Ombudsman del Suo stato o federale.',
  },
  'au.public.step-check': {
    says: 'Controlli il nome, la somma e per che cosa è. Se è pagato o non è Suo, scriva con le prove.',
  },
  'au.public.step-call': {
    says: 'Chiami l’ufficio prima dell’ultimo giorno e chieda di pagare a rate. Si faccia dare il piano per iscritto.',
  },
  'au.public.option-plan': {
    says: 'Mostri entrate e spese. Offra una somma che può mantenere.',
    title: 'Chiedere di pagare a rate',
    cost: 'La somma concordata.',
    time: 'Giorni.',
    risk: 'Se salta una rata, possono agire.',
    bestFor: 'Lo deve, ma non può pagare tutto subito.',
  },
  'au.public.option-dispute': {
    says: 'Scriva all’ufficio con le Sue prove. Chieda di aspettare fino alla risposta.',
    title: 'Dire che è sbagliato',
    cost: 'Gratis.',
    time: 'Settimane.',
    risk: 'Intanto la somma può crescere.',
    bestFor: 'È pagato, non è Suo, o la somma è sbagliata.',
  },
  'au.public.rates-reality': {
    says: 'Un comune (council) di solito va in tribunale. Dopo anni può vendere il terreno. Un piano può fermare entrambe le cose.',
  },
  'au.public.rates-nsw': {
    says: 'Nel Nuovo Galles del Sud una casa si vende solo per oltre cinque anni di ritardo. Il comune (council) può passare il debito a Revenue NSW.',
  },
  'au.public.rates-vic': {
    says: 'Nel Victoria il terreno si vende solo se il ritardo supera tre anni, un tribunale ha ordinato di pagare e non c’è un piano.',
  },
  'au.public.study-reality': {
    says: 'Un rimborso HELP si riscuote come una tassa. L’ATO può prendere il ritardo da banca o datore con un avviso e senza tribunale.',
  },
  'au.public.study-right-hardship': {
    says: 'Se un rimborso HELP causa gravi difficoltà, chieda all’ATO di abbassarlo, entro due anni dall’avviso.',
  },
  'au.public.study-right-review': {
    says: 'Se l’ATO dice di no, la decisione si può rivedere. Conservi la lettera con il no.',
  },
}
