/** The Italian words of the rows in ../garda-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GARDA_NOTICES_IT: Words = {
  'ie.garda.right-name': {
    says: 'Se non guidava, indichi il conducente entro 28 giorni. L’avviso passa poi a quella persona.',
  },
  'ie.garda.right-court': {
    says: 'Non deve accettarlo. Può decidere il District Court, e la polizia deve provarlo.',
  },
  'ie.garda.right-proof': {
    says: 'Se era una telecamera, può chiedere la foto al Fixed Charge Processing Office.',
  },
  'ie.garda.warn-silent': {
    says: 'Non lo ignori. Non rispondere è un reato, e può valere come conducente.',
  },
  'ie.garda.warn-truth': { says: 'Indichi solo chi guidava davvero. I dati falsi sono reato.' },
  'ie.garda.deadline-name': {
    says: 'Ha 28 giorni dalla data dell’avviso.',
    action: 'Indicare il conducente',
    consequence: 'Può valere come conducente o andare in tribunale.',
  },
  'ie.garda.step-fill': {
    says: 'Controlli auto, giorno e luogo. Scriva nome e indirizzo del conducente, firmi e spedisca con ricevuta.',
  },
  'ie.garda.step-sold': {
    says: 'Se l’auto era venduta, noleggiata o rubata, lo dica con una prova.',
  },
  'ie.garda.deadline-pay': {
    says: 'Ha 28 giorni dalla data per pagare la prima somma o indicare il conducente.',
    action: 'Pagare o indicare il conducente',
    consequence: 'La somma sale della metà per i 28 giorni seguenti.',
  },
  'ie.garda.right-last': {
    says: 'Se arriva una citazione (summons), può ancora pagare il doppio. Almeno 7 giorni prima dell’udienza.',
  },
  'ie.garda.know-points': {
    says: 'Un giudice dà più punti dell’avviso. Dodici punti in tre anni valgono sei mesi senza guidare, sette per i neopatentati.',
    actionable: 'Conti i Suoi punti prima di scegliere il tribunale.',
  },
  'ie.garda.step-check': {
    says: 'Controlli auto, giorno e luogo. Se è giusto, paghi tutto entro il giorno 28. Una parte non vale.',
  },
  'ie.garda.option-pay': {
    title: 'Pagare entro 28 giorni',
    cost: 'La somma dell’avviso.',
    time: 'Pochi minuti.',
    risk: 'Possono arrivare punti.',
    bestFor: 'Guidava Lei ed è giusto.',
    says: 'Paghi ed è finita. Niente tribunale né condanna.',
  },
  'ie.garda.option-court': {
    title: 'Spiegarsi davanti al giudice',
    cost: 'Il Suo tempo, e un avvocato se vuole.',
    time: 'Alcuni mesi.',
    risk: 'Multa e punti più alti se perde.',
    bestFor: 'È sbagliato e ha prove.',
    says: 'Non paghi, conservi le prove e risponda alla citazione.',
  },
  'ie.garda.summons-right': {
    says: "Può ancora pagare la somma di questo avviso, fino a 7 giorni prima dell'udienza. Il caso finisce senza condanna.",
  },
  'ie.garda.summons-step-pay': {
    says: 'Conti 7 giorni indietro dal giorno della citazione (summons). Per chiudere il caso, paghi tutto entro allora. Una parte non basta.',
  },
  'ie.garda.summons-step-court': {
    says: 'Se non paga entro allora, vada in tribunale il giorno indicato. Porti le prove. Se non va, il giudice può decidere senza di lei.',
  },
  'ie.garda.summons-option-pay': {
    title: "Pagare prima dell'udienza",
    cost: "La somma dell'avviso.",
    time: "Almeno 7 giorni prima dell'udienza.",
    risk: 'Se ci sono punti, li prende, ma meno che dal giudice.',
    bestFor: 'Guidava lei ed è giusto.',
    says: 'Paghi tutto in tempo e il caso finisce. Tenga la ricevuta.',
  },
  'ie.garda.summons-option-court': {
    title: 'Dire la sua al giudice',
    cost: 'Il suo tempo, e un avvocato se vuole.',
    time: 'Il giorno della citazione.',
    risk: 'Se perde: condanna, multa e a volte più punti.',
    bestFor: 'Non è giusto e ha le prove.',
    says: 'Non paghi. Vada in tribunale quel giorno con le prove.',
  },
  'ie.late.garda-step': {
    says: 'I 28 giorni sembrano passati. Nei 28 successivi di solito può ancora pagare, la metà in più. Se arriva una citazione (summons), la legga subito: dà un’altra possibilità di pagare.',
  },
  'ie.late.garda-option': {
    says: 'Paghi tutta la somma entro il giorno 56. Allora niente tribunale né condanna.',
    title: 'Pagare la metà in più nei 28 giorni dopo',
    cost: 'La somma dell’avviso e la metà in più.',
    time: 'Pochi minuti.',
    risk: 'Possono andare punti sulla patente.',
    bestFor: 'Guidava Lei, è giusto, e il giorno 56 deve ancora venire.',
  },
}
