/** First steps, rights and ways out for questions about debts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_DEBT_IT: Words = {
  'es.guide.step-debt-dates': {
    says: 'Cerchi le date. Un atto del tribunale ha un ultimo giorno, contato in giorni lavorativi. Si occupi prima di quello.',
  },
  'es.guide.step-debt-check': {
    says: 'Prima di pagare o ammettere qualcosa, controlli che il debito sia Suo, che la somma sia giusta e quando ha pagato l’ultima volta.',
  },
  'es.guide.step-debt-priority': {
    says: 'Faccia un elenco di tutti i debiti. Metta in alto affitto o mutuo, luce, acqua e tasse.',
  },
  'es.guide.step-debt-advice': {
    says: 'Chieda un consiglio gratis all’OMIC, ai servizi sociali o all’ordine degli avvocati.',
  },
  'es.guide.right-debt-proof': {
    says: 'Ha diritto di vedere le prove del debito e di chi ne è il titolare.',
  },
  'es.guide.right-debt-minimum': {
    says: 'Lo stipendio fino al salario minimo non si può mai prendere per un debito normale.',
  },
  'es.guide.right-debt-lawyer': { says: 'Con un reddito basso può avere un avvocato gratis.' },
  'es.guide.debt-no-visit': {
    says: 'Nessuno può prendere stipendio o cose per un debito privato senza un tribunale.',
  },
  'es.guide.debt-old': {
    says: 'La maggior parte dei debiti è troppo vecchia dopo cinque anni senza pagamenti e senza richieste arrivate a Lei.',
  },
  'es.guide.option-debt-dispute': {
    says: 'Scriva e chieda il contratto, le somme e il titolare.',
    title: 'Chiedere le prove',
    cost: 'Nulla per e-mail.',
    time: 'Un’ora.',
    risk: 'Basso, se non ammette nulla.',
    bestFor: 'Dubita del debito.',
  },
  'es.guide.option-debt-plan': {
    says: 'Offra ciò che può pagare e si faccia dare il sì scritto.',
    title: 'Offrire un piano',
    cost: 'Quello che offre.',
    time: 'Alcuni giorni.',
    risk: 'Ammette il debito.',
    bestFor: 'Lo deve.',
  },
  'es.guide.option-debt-second': {
    says: 'Un giudice può cancellare la maggior parte dei debiti a chi è in buona fede.',
    title: 'Informarsi su una seconda possibilità',
    cost: 'Gratis con l’assistenza legale.',
    time: 'Molti mesi.',
    risk: 'Può dover vendere ciò che ha.',
    bestFor: 'Non può pagarli tutti.',
  },
}
