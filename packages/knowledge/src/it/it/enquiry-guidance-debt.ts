/** First steps, rights and ways out for questions about debts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_DEBT_WORDS: Words = {
  'it.guide.step-debt-dates': {
    says: 'Cerchi le date. Un atto del giudice ha una scadenza: 40 giorni per un decreto, dieci per un precetto. Si occupi prima di quello.',
  },
  'it.guide.step-debt-check': {
    says: "Prima di pagare o riconoscere, controlli che sia Suo, la somma e l'ultimo pagamento.",
  },
  'it.guide.step-debt-priority': {
    says: 'Faccia un elenco di tutti i debiti. In alto affitto o mutuo, luce, gas e tasse.',
  },
  'it.guide.step-debt-advice': {
    says: "Chieda a un'associazione, a un OCC o a un avvocato gratis.",
  },
  'it.guide.right-debt-proof': {
    says: 'Ha diritto di vedere le prove del debito e di chi è titolare.',
  },
  'it.guide.right-debt-fifth': {
    says: 'Per un debito comune possono prendere al massimo un quinto dello stipendio.',
  },
  'it.guide.right-debt-lawyer': { says: 'Con un reddito basso può avere un avvocato gratis.' },
  'it.guide.debt-title': {
    says: 'Un creditore privato non può pignorare senza titolo e precetto.',
  },
  'it.guide.debt-old': {
    says: 'I debiti si prescrivono: due anni luce, gas e acqua, cinque affitto e telefono, dieci prestiti.',
  },
  'it.guide.option-debt-dispute': {
    title: 'Chiedere le prove',
    says: 'Scriva e chieda contratto, somme e titolare.',
    cost: 'Una raccomandata o PEC.',
    time: "Un'ora.",
    risk: 'Basso, se non riconosce nulla.',
    bestFor: 'Ha dubbi sul debito.',
  },
  'it.guide.option-debt-plan': {
    title: 'Offrire un piano',
    says: 'Offra ciò che può e si faccia scrivere il sì.',
    cost: 'Quello che offre.',
    time: 'Alcuni giorni.',
    risk: 'Riconosce il debito.',
    bestFor: 'Lo deve.',
  },
  'it.guide.option-debt-occ': {
    title: 'Andare a un OCC',
    says: 'Il giudice può fissare un piano o cancellare i debiti.',
    cost: 'Un compenso, spesso nel piano.',
    time: 'Alcuni mesi.',
    risk: 'Deve dire tutti i debiti e i beni.',
    bestFor: 'Non può pagarli tutti.',
  },
}
