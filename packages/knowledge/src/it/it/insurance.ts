/** The Italian words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'it.insurance.want': {
    says: "Un'assicurazione dice no, paga meno, chiude la polizza o chiede un premio.",
  },
  'it.insurance.who': { says: "È un'assicurazione privata. La controlla l'IVASS." },
  'it.insurance.rights': {
    says: "Può reclamare gratis e poi andare all'Arbitro Assicurativo (AAS) con 20 €.",
  },
  'it.insurance.reality': {
    says: 'Un primo no non è definitivo. Le clausole oscure si leggono a Suo favore.',
  },
  'it.insurance.no-court': {
    says: 'Per un premio non pagato non può prendere soldi senza un giudice.',
  },
  'it.insurance.time': {
    says: 'Il diritto dalla polizza si prescrive in due anni (dieci per la vita). Una raccomandata lo fa ripartire.',
  },
  'it.insurance.right-reasons': {
    says: 'Ha diritto a motivi chiari e a vedere il fascicolo e la perizia.',
  },
  'it.insurance.right-car-60': {
    says: "Dopo un incidente l'assicurazione deve fare l'offerta o dire perché no in 60 giorni per le cose, 90 per le lesioni.",
  },
  'it.insurance.right-fifteen': {
    says: 'Se non paga un premio successivo, la copertura dura 15 giorni. Se non agiscono in sei mesi, il contratto finisce.',
  },
  'it.insurance.right-arbiter': {
    says: "Dal 15 gennaio 2026 può ricorrere online all'AAS dopo un reclamo. Costa 20 €, restituiti se vince.",
  },
  'it.insurance.right-two-signs': {
    says: 'Le clausole che limitano i diritti devono essere evidenti e firmate a parte.',
  },
  'it.insurance.step-reasons': { says: 'Chieda per iscritto motivo, clausola e perizia.' },
  'it.insurance.step-complain': {
    says: "Mandi un reclamo all'assicurazione con PEC o raccomandata. Ha 45 giorni.",
  },
  'it.insurance.step-aas': {
    says: "Se dice no o tace, ricorra online all'AAS entro 12 mesi dal reclamo.",
  },
  'it.insurance.step-clock': {
    says: 'Fermi i due anni con una raccomandata o PEC che chiede la somma.',
  },
  'it.insurance.step-proof': {
    says: 'Conservi foto, fatture e referti. Denunci un nuovo sinistro entro tre giorni.',
  },
  'it.insurance.option-complain': {
    title: 'Reclamo, poi AAS',
    says: "Prima l'assicurazione, poi l'Arbitro, online e senza avvocato.",
    cost: '20 €.',
    time: '45 giorni, poi alcuni mesi.',
    risk: 'Decide solo sui documenti.',
    bestFor: 'Il no non ha un motivo chiaro.',
  },
  'it.insurance.option-court': {
    title: 'Andare dal giudice',
    says: 'Prima mediazione o negoziazione. Poi il giudice.',
    cost: 'Avvocato e spese, o patrocinio.',
    time: 'Anni.',
    risk: 'Spese se perde.',
    bestFor: 'Una somma alta e buone prove.',
  },
  'it.insurance.insight-late-notice': {
    says: 'La denuncia tardiva non toglie il diritto se non è dolosa.',
    actionable: 'Dica perché era in ritardo.',
  },
  'it.insurance.warning-quittance': {
    says: 'Non firmi una quietanza a saldo se la somma è bassa. Può prenderla come acconto.',
  },
  'it.insurance.right-lawyers': {
    says: 'Prima di fare causa per un incidente deve invitare l’altra parte alla negoziazione assistita con avvocati.',
  },
}
