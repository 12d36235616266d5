/** The Italian words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_IT: Words = {
  'au.refused.reality': {
    says: 'È l’ultima parola della società, non del Suo caso. AFCA può riguardarlo da capo.',
  },
  'au.refused.deadline': {
    says: 'Di solito ha due anni dalla risposta definitiva. Prima è meglio, finché carte e ricordi sono freschi.',
    action: 'Mandare il Suo reclamo ad AFCA',
    consequence: 'Dopo, AFCA può rifiutarsi di esaminarlo.',
  },
  'au.refused.right-free': { says: 'AFCA è gratis per Lei e non Le serve un avvocato.' },
  'au.refused.right-bind': {
    says: 'Se Lei accetta la sua decisione, la società deve fare quello che dice. Se non l’accetta, può ancora andare in tribunale.',
  },
  'au.refused.step-gather': {
    says: 'Tenga questa lettera. Ci metta insieme le Sue lettere, gli estratti conto e gli appunti delle telefonate.',
  },
  'au.refused.option-afca': {
    says: 'Faccia reclamo online. Dica che cosa è andato storto, che cosa ha perso e che cosa vuole.',
    title: 'Andare da AFCA',
    cost: 'Gratis.',
    time: 'Alcuni mesi.',
    risk: 'Basso. Se perde, non paga nulla.',
    bestFor: 'Pensa ancora che la società abbia sbagliato.',
  },
  'au.refused.reality-ombudsman': {
    says: 'È l’ultima parola della società, non del Suo caso. Un ombudsman può riguardarlo da capo.',
  },
  'au.refused.right-ombudsman': {
    says: 'L’ombudsman è gratis e non sta da nessuna parte. Per telefono e internet è il TIO, per luce e acqua quello del Suo stato.',
  },
  'au.refused.right-tribunal': {
    says: 'Per merci e servizi può andare anche al tribunale (tribunal) del Suo stato. Costa poco, e di solito non Le serve un avvocato.',
  },
  'au.refused.step-gather-all': {
    says: 'Tenga questa lettera. Ci metta insieme bollette, e-mail e appunti delle telefonate, e li mandi presto all’ombudsman.',
  },
  'au.refused.step-pay': {
    says: 'Paghi la parte che non contesta. Chieda alla società di non staccare mentre l’ombudsman esamina il caso.',
  },
  'au.refused.option-ombudsman': {
    says: 'Faccia reclamo online o per telefono. Dica che cosa è andato storto e che cosa vuole.',
    title: 'Andare dall’ombudsman',
    cost: 'Gratis.',
    time: 'Alcune settimane o mesi.',
    risk: 'Basso. Se perde, non paga nulla.',
    bestFor: 'Pensa ancora che la società abbia sbagliato.',
  },
}
