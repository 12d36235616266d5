import type { LetterPlan } from '../../letter-plan.ts'
/** Italian: answers to those who ask for money. */
import { COURT_NOTES } from '../notes.ts'
import { LAW } from './law.ts'

const NO_ADMISSION = 'Non riconosco il debito, e nulla in questa lettera vale come riconoscimento.'
const TOO_OLD = {
  says: 'Dalle date della vostra lettera il credito sembra prescritto. Per cautela eccepisco la prescrizione.',
  when: ['too_old'],
  why: 'whyTooOld',
} as const
const SUMS = {
  says: 'Gli importi della vostra lettera non danno il totale richiesto. Spiegate ogni voce.',
  when: ['sum_gap'],
  why: 'whySums',
} as const
const BURDEN = {
  says: 'Spetta a voi provare il credito (articolo 2697 del codice civile).',
  countries: ['it'],
  law: LAW.itProof,
} as const
const PROOF = [
  'il contratto o la fattura su cui vi basate',
  'il dettaglio che spiega {sum}, con interessi e spese',
  {
    says: 'l’incarico o la cessione che vi permette di agire per {creditor}',
    when: ['has_creditor'],
  },
  { says: 'la prova del vostro diritto a chiedere questa somma', unless: ['has_creditor'] },
  'la data in cui il pagamento sarebbe diventato esigibile',
] as const satisfies NonNullable<LetterPlan['item']>

export const IT_MONEY = [
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    subject: 'contestazione del credito e richiesta di documenti',
    position: [NO_ADMISSION, TOO_OLD],
    request: [SUMS, BURDEN, 'Vi chiedo di inviarmi:'],
    item: PROOF,
    hold: [
      'Nel frattempo sospendete ogni azione e non aggiungete spese.',
      'Il credito è contestato: non segnalatelo a banche dati.',
    ],
    close: ['Scrivetemi solo per posta. Non telefonate e non venite a casa mia.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM', 'STATUTORY_DEMAND'],
    subject: 'risposta alla vostra diffida',
    position: [NO_ADMISSION, TOO_OLD],
    request: [SUMS, BURDEN, 'Per poter rispondere vi chiedo:'],
    item: PROOF,
    hold: ['Non avviate un giudizio prima della vostra risposta.'],
    close: ['Sto chiedendo consiglio e sono disponibile a una soluzione amichevole.'],
    notes: ['noteKeepCopy', 'noteNoPayment', 'noteNoStop'],
  },
  {
    kinds: ['COURT_CLAIM'],
    subject: 'il vostro atto giudiziario: richiesta di documenti',
    opening: ['ho ricevuto il vostro atto giudiziario.'],
    position: [
      {
        says: 'Non riconosco il credito. Questa lettera non è la mia risposta al giudice.',
        why: 'whyCourt',
      },
    ],
    request: [
      {
        says: 'In caso di esecuzione, presentate i vostri mezzi di prova all’ufficio (articolo 73 LEF).',
        countries: ['ch'],
        law: LAW.chEvidence,
      },
      'Vi chiedo di inviarmi:',
    ],
    item: PROOF,
    close: ['Rinunciate all’azione se non potete provarla.'],
    notes: COURT_NOTES,
  },
  {
    kinds: ['COURT_JUDGMENT'],
    subject: 'il vostro provvedimento: richiesta di documenti',
    position: ['Non condivido il provvedimento e sto chiedendo consiglio.'],
    request: ['Vi chiedo di inviarmi:'],
    item: ['copia del provvedimento e della notifica', 'il dettaglio che spiega {sum}'],
    hold: ['Nel frattempo sospendete l’esecuzione.'],
    notes: ['noteJudgment', 'noteNoStop'],
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    subject: 'richiesta di sospensione e di conteggio',
    position: [
      'Desidero chiarire la questione. Questa lettera non è un riconoscimento del debito né delle spese.',
    ],
    request: [
      {
        says: 'Quali rate sarebbero possibili? Le mie entrate e uscite sono: [elenco].',
        why: 'whyTime',
      },
      'Inviatemi anche:',
    ],
    item: [
      'copia del titolo in base al quale agite',
      'il dettaglio della somma iniziale e di ogni spesa',
      'l’elenco dei beni e redditi che non si possono pignorare',
    ],
    hold: [
      'Nel frattempo non procedete oltre.',
      '[Se è vero:] Qui vive una persona malata, disabile o molto giovane: [chi].',
    ],
    notes: ['noteBailiffPhone', 'noteNoStop'],
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    subject: 'reclamo sulla vostra bolletta',
    position: [
      { says: 'Contesto la bolletta. Questa lettera è un reclamo scritto.', why: 'whyDispute' },
    ],
    request: [SUMS, 'Vi chiedo di inviarmi:'],
    item: [
      'il calcolo che spiega {sum}, con letture, date e prezzi',
      'quale parte riguarda consumi di più di due anni fa',
      'gli aiuti possibili, come le rate o il bonus sociale',
    ],
    hold: ['Non sospendete la fornitura durante il reclamo.'],
    close: ['Se manca un accordo, indicatemi lo sportello di conciliazione.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['TAX_DEMAND', 'COUNCIL_TAX_DEMAND'],
    subject: 'richiesta di riesame e di rateizzazione',
    position: [
      {
        says: 'Non condivido la richiesta e chiedo il riesame in autotutela.',
        countries: ['it'],
        why: 'whyDispute',
      },
      { says: 'Presento reclamo contro la decisione.', countries: ['ch'], why: 'whyObjection' },
      { says: 'I miei motivi: [che cosa è sbagliato, con le prove].', why: 'whyDispute' },
    ],
    request: [
      { says: 'Senza riconoscere il debito, chiedo quali rate ammette la legge.', why: 'whyTime' },
      'Vi chiedo di inviarmi:',
    ],
    item: [
      'il calcolo che spiega {sum}, con interessi e sanzioni',
      'la prova della notifica di ogni atto',
    ],
    hold: ['Sospendete la riscossione fino alla decisione.'],
    notes: ['noteTaxPhone', 'noteNoStop', 'noteKeepCopy'],
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    subject: 'contestazione dell’indebito',
    position: [
      { says: 'Contesto la vostra decisione e ne chiedo il riesame.', why: 'whyObjection' },
      {
        says: 'I miei motivi: [che cosa è sbagliato, e quando avete saputo di ogni cambiamento].',
        why: 'whyDispute',
      },
    ],
    request: ['Vi chiedo di inviarmi:'],
    item: ['il calcolo che spiega {sum}, mese per mese', 'i dati che avrei dato male o omesso'],
    hold: ['Non trattenete nulla dalla mia prestazione fino alla decisione.'],
    notes: ['noteNoStop', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
