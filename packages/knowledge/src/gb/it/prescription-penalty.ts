/** Una penale per ricette o cure dentali gratuite: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const PRESCRIPTION_PENALTY_IT: Words = {
  'gb.free-care.civil': {
    says: 'È un addebito, non una condanna. Gli errori con queste regole sono comuni, e solo mentire sapendolo è reato.',
  },
  'gb.free-care.no-goods': {
    says: 'Nessuno può toglierLe beni o paga per questo avviso. Prima dovrebbe decidere un giudice.',
  },
  'gb.free-care.step-why': {
    says: 'Veda perché non ha pagato: sussidio, certificato, età, gravidanza o reddito basso. Cerchi una prova per quel giorno.',
  },
  'gb.free-care.step-challenge': {
    says: 'Contesti sul sito dell’avviso prima del giorno indicato. Invii la prova e tenga una copia.',
  },
  'gb.free-care.step-parts': {
    says: 'Se deve pagare e non può subito, chieda rate senza aggiunta.',
  },
  'gb.free-care.right-surcharge': {
    says: 'Il supplemento (surcharge) arriva solo dopo 28 giorni senza pagare. È metà della penale, £50 al massimo.',
  },
  'gb.free-care.right-complain': {
    says: 'Se lo trattano male, reclami alla NHS Business Services Authority. Poi il Health Service Ombudsman è gratis.',
  },
  'gb.free-care.insight-credit': {
    says: 'L’Universal Credit da solo non sempre basta. Dipende da quanto ha guadagnato il mese prima.',
    actionable: 'Controlli l’estratto di quel mese. Per il futuro chieda il NHS Low Income Scheme.',
  },
  'gb.free-care.option-challenge': {
    says: 'Invii la prova del diritto quel giorno. O dica perché, pur con cura, si è sbagliato.',
    title: 'Contestare la penale',
    cost: 'Niente.',
    time: 'Una risposta prima del giorno indicato.',
    risk: '«Non lo sapevo» non basta. Il prezzo può restare.',
    bestFor: 'Aveva diritto, o così Le dissero.',
  },
  'gb.free-care.option-pay': {
    says: 'Paghi sul sito ufficiale o come indicato. Tenga la ricevuta.',
    title: 'Pagare prima del supplemento',
    cost: 'Il prezzo e la penale.',
    time: 'Entro il giorno indicato.',
    risk: 'Nessuno, se l’avviso è giusto.',
    bestFor: 'Non aveva diritto né un buon motivo.',
  },
  'gb.free-care.wales-right': {
    says: 'Non deve la penale se mostra di aver agito bene e con cura. Il prezzo può restare.',
  },
  'gb.free-care.wales-step': {
    says: 'Cerchi la prova che quel giorno la cura era gratis. La invii con una breve lettera prima del giorno indicato.',
  },
  'gb.free-care.scotland-right': {
    says: 'Non deve la penale se mostra di aver agito bene e con cura. Il prezzo può restare.',
  },
  'gb.free-care.scotland-step': {
    says: 'Cerchi la prova che quel giorno la cura era gratis. La invii con una breve lettera prima del giorno indicato.',
  },
  'gb.free-care.wales-civil': {
    says: 'È un addebito, non una condanna. Gli errori con queste regole sono comuni, e solo mentire sapendolo è reato.',
  },
  'gb.free-care.wales-step-parts': {
    says: 'Se deve pagare e non può subito, chieda rate senza aggiunta.',
  },
  'gb.free-care.wales-option-challenge': {
    says: 'Invii la prova del diritto quel giorno. O dica perché, pur con cura, si è sbagliato.',
    title: 'Contestare la penale',
    cost: 'Niente.',
    time: 'Una risposta prima del giorno indicato.',
    risk: '«Non lo sapevo» non basta. Il prezzo può restare.',
    bestFor: 'Aveva diritto, o così Le dissero.',
  },
  'gb.free-care.scotland-civil': {
    says: 'È un addebito, non una condanna. Gli errori con queste regole sono comuni, e solo mentire sapendolo è reato.',
  },
  'gb.free-care.scotland-step-parts': {
    says: 'Se deve pagare e non può subito, chieda rate senza aggiunta.',
  },
  'gb.free-care.scotland-option-challenge': {
    says: 'Invii la prova del diritto quel giorno. O dica perché, pur con cura, si è sbagliato.',
    title: 'Contestare la penale',
    cost: 'Niente.',
    time: 'Una risposta prima del giorno indicato.',
    risk: '«Non lo sapevo» non basta. Il prezzo può restare.',
    bestFor: 'Aveva diritto, o così Le dissero.',
  },
}
