/** The Italian words of the rows in ../traffic-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'it.fine.want': {
    says: 'La polizia o il Comune Le fa una multa (verbale) e Le chiede di pagare o ricorrere.',
  },
  'it.fine.who': { says: 'È un ufficio pubblico: Polizia locale, Polizia di Stato o Carabinieri.' },
  'it.fine.rights': {
    says: 'Può pagare il 30% in meno in cinque giorni, pagare in 60 o fare ricorso. Se paga, non può ricorrere.',
  },
  'it.fine.reality': {
    says: 'Non è un reato. Se non fa nulla per 60 giorni, può essere riscossa a circa il doppio.',
  },
  'it.fine.no-seizure': {
    says: "Non possono pignorare o bloccare l'auto mentre corrono i Suoi 60 giorni.",
  },
  'it.fine.ninety': {
    says: 'Una multa non contestata subito va notificata entro 90 giorni dal fatto. Se è in ritardo, faccia ricorso.',
  },
  'it.fine.deadline-discount': {
    says: 'Entro cinque giorni dalla notifica paga il 30% in meno, per la maggior parte delle multe.',
    action: 'Pagare con lo sconto del 30%',
    consequence: 'Paga il minimo intero.',
  },
  'it.fine.deadline-judge': {
    says: 'Ha 30 giorni dalla notifica per il giudice di pace. Contiamo dalla data, per sicurezza.',
    action: 'Fare ricorso al giudice di pace',
    consequence: 'Resta solo il Prefetto, entro 60 giorni.',
  },
  'it.fine.deadline-sixty': {
    says: 'Ha 60 giorni dalla notifica per pagare il minimo o ricorrere al Prefetto.',
    action: 'Pagare o ricorrere al Prefetto',
    consequence: 'La somma quasi raddoppia e viene riscossa.',
  },
  'it.fine.right-discount': {
    says: 'Ha diritto allo sconto del 30% in cinque giorni, salvo multe con sospensione della patente o confisca.',
  },
  'it.fine.right-prefetto': {
    says: 'Può ricorrere gratis al Prefetto entro 60 giorni. Se respinge, la somma è almeno il doppio del minimo.',
  },
  'it.fine.right-judge': {
    says: "Può ricorrere al giudice di pace da solo, senza avvocato. C'è un piccolo contributo.",
  },
  'it.fine.right-parts': {
    says: 'Le multe oltre 200 € si possono pagare a rate con reddito basso. Chieda entro 30 giorni.',
  },
  'it.fine.right-file': { says: "Può vedere la foto e i documenti dell'autovelox." },
  'it.fine.option-pay': {
    title: 'Pagare in tempo',
    says: 'Paghi con PagoPA, banca o posta: il 30% in meno nei primi cinque giorni, la somma intera fino al giorno 60.',
    cost: 'Il minimo. Di solito il 30% in meno nei primi cinque giorni.',
    time: 'Minuti.',
    risk: 'Rinuncia al ricorso.',
    bestFor: 'La multa è giusta.',
  },
  'it.fine.option-judge': {
    title: 'Giudice di pace',
    says: 'Depositi motivi e prove entro 30 giorni.',
    cost: 'Un contributo da circa 43 €.',
    time: '30 giorni. Poi alcuni mesi.',
    risk: 'Può pagare multa e contributo.',
    bestFor: 'Ha prove o un vizio di legge.',
  },
  'it.fine.option-prefetto': {
    title: 'Ricorso al Prefetto',
    says: 'Lo mandi con raccomandata o PEC entro 60 giorni.',
    cost: 'Solo la spedizione.',
    time: '60 giorni. Risposta entro circa 7 mesi.',
    risk: 'Un no costa almeno il doppio.',
    bestFor: 'Un errore chiaro sulla carta.',
  },
  'it.fine.insight-approved': {
    says: "L'autovelox deve essere omologato e controllato ogni anno. I giudici hanno annullato multe senza omologazione.",
    actionable: "Chieda i documenti dell'apparecchio.",
  },
  'it.fine.warning-less': {
    says: 'Paghi la somma esatta. Un centesimo in meno può costare di più.',
  },
  'it.fine.element-facts': {
    name: 'Targa, luogo, ora e norma',
    says: 'Il verbale deve indicare targa, luogo, ora, fatto e norma.',
    ifMissing: 'Dica nel ricorso cosa manca.',
  },
}
