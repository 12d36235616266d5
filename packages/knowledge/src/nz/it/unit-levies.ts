/** The Italian words of the rows in ../unit-levies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIT_LEVIES_IT: Words = {
  'nz.levy.right-papers': {
    says: 'Può chiedere il verbale, il bilancio e i conti su cui si basa la quota (levy).',
  },
  'nz.levy.right-vote': {
    says: 'I proprietari fissano le quote (levies) in un’assemblea generale (general meeting). Lì può parlare e votare, nella maggior parte dei casi quando le Sue quote sono pagate.',
  },
  'nz.levy.right-tribunal': {
    says: 'Il Tenancy Tribunal decide la maggior parte delle controversie con un condominio (body corporate).',
  },
  'nz.levy.step': {
    says: 'Confronti la Sua parte e la somma con l’anno scorso. Chieda per iscritto all’amministratore quello che non capisce.',
  },
  'nz.levy.warn': {
    says: 'Non trattenga la quota (levy) per protesta. Si possono aggiungere interessi e costi.',
  },
  'nz.levy.option-plan': {
    says: 'Offra prima della scadenza una somma al mese che può mantenere.',
    title: 'Chiedere di pagare a parti',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Basso.',
    bestFor: 'La somma è giusta ma troppa in una volta.',
  },
}
