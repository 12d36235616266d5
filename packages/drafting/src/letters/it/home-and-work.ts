import type { LetterPlan } from '../../letter-plan.ts'
/** Italian: answers to landlords, employers, companies and offices. */
import { OBJECTION_NOTES } from '../notes.ts'
import { LAW } from './law.ts'

export const IT_HOME_AND_WORK = [
  {
    kinds: ['EVICTION_NOTICE'],
    subject: 'la vostra disdetta',
    position: [
      {
        says: 'Contesto la disdetta e sto chiedendo consiglio. Questa lettera non è un accordo a lasciare la casa.',
        why: 'whyDispute',
      },
      {
        says: 'Motivate la disdetta per iscritto (articolo 271 CO). Mi riservo di contestarla davanti all’autorità di conciliazione.',
        countries: ['ch'],
        law: LAW.chNoticeReason,
        why: 'whyObjection',
      },
    ],
    request: ['Vi chiedo di inviarmi:'],
    item: [
      'copia del contratto e della disdetta',
      'il motivo, con le prove',
      'il conto completo dei canoni e del deposito',
    ],
    hold: [
      { says: 'Non cambiate le serrature e non staccate le utenze.', why: 'whyHome' },
      { says: 'Solo un giudice può ordinarmi di lasciare la casa.', why: 'whyHome' },
    ],
    notes: ['noteStay', 'noteNoStop'],
  },
  {
    kinds: ['RENT_ARREARS_LETTER'],
    subject: 'la vostra lettera sul canone',
    position: [
      'Desidero restare nella mia casa. Non riconosco la somma richiesta senza un conteggio.',
    ],
    request: ['Vi chiedo di inviarmi:'],
    item: [
      'il conto completo dei canoni e dei pagamenti',
      { says: 'quali rate accettereste: le mie entrate e uscite sono [elenco]', why: 'whyTime' },
    ],
    hold: ['Non avviate alcun procedimento mentre cerchiamo una soluzione.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    subject: 'impugnazione del licenziamento',
    position: [
      {
        says: 'Impugno il licenziamento a ogni effetto di legge (articolo 6 della legge n. 604 del 1966).',
        countries: ['it'],
        law: LAW.itDismissal,
        why: 'whyObjection',
      },
      {
        says: 'Faccio opposizione alla disdetta e chiedo i motivi per iscritto (articoli 335 e 336b CO).',
        countries: ['ch'],
        law: LAW.chDismissal,
        why: 'whyObjection',
      },
      { says: 'Resto a disposizione per lavorare.', why: 'whyDispute' },
    ],
    request: [{ says: 'Vi chiedo di inviarmi:', why: 'whyReasons' }],
    item: [
      { says: 'i motivi e i documenti su cui vi basate', why: 'whyReasons' },
      { says: 'il calcolo di stipendio, preavviso, ferie e liquidazione', why: 'whyReasons' },
    ],
    hold: [{ says: 'Non firmo alcun accordo senza consiglio.', why: 'whyNoAdmission' }],
    notes: [...OBJECTION_NOTES, 'noteWorkTime'],
  },
  {
    kinds: ['INSURANCE_DECISION'],
    subject: 'reclamo contro la vostra decisione',
    position: [
      { says: 'Non condivido la decisione. Questa lettera è un reclamo.', why: 'whyObjection' },
      { says: 'La decisione è sbagliata perché: [motivi e prove].', why: 'whyDispute' },
    ],
    request: [{ says: 'Vi chiedo di inviarmi:', why: 'whyReasons' }],
    item: [
      { says: 'la clausola esatta su cui vi basate', why: 'whyReasons' },
      { says: 'tutte le perizie, le note e le foto', why: 'whyReasons' },
    ],
    close: ['Se confermate la decisione, indicatemi l’autorità a cui posso rivolgermi.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    subject: 'la vostra lettera sul contratto',
    position: [
      'Non riconosco alcun obbligo.',
      {
        says: 'La mia versione: [che cosa era stato deciso, che cosa è successo, che cosa vuole].',
        why: 'whyDispute',
      },
    ],
    request: ['Vi chiedo di inviarmi:'],
    item: ['il contratto e le condizioni su cui vi basate', 'il dettaglio che spiega {sum}'],
    hold: ['Nel frattempo sospendete ogni azione.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['PARKING_TICKET'],
    subject: 'contestazione del vostro addebito per la sosta',
    position: [
      'Non riconosco il debito.',
      { says: 'Non faccio dichiarazioni su chi fosse alla guida.', why: 'whyDriver' },
      {
        says: 'I miei motivi: [biglietto valido, macchina guasta, cartelli poco chiari].',
        why: 'whyDispute',
      },
    ],
    request: ['Annullate l’addebito, oppure inviatemi:'],
    item: [
      'foto datate del veicolo e dei cartelli',
      'la prova che potete chiedere somme in quel luogo',
      'la condizione e la norma su cui vi basate',
    ],
    hold: ['Nel frattempo non affidate la pratica a un recupero crediti.'],
    notes: ['noteDriver', 'noteKeepCopy'],
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    subject: 'richiesta di annullamento e di accesso agli atti',
    position: [
      {
        says: 'Contesto il verbale e ne chiedo l’annullamento in autotutela.',
        countries: ['it'],
        why: 'whyDispute',
      },
      {
        says: 'Mi riservo il ricorso al prefetto (articolo 203 del codice della strada) o al giudice di pace.',
        countries: ['it'],
        law: LAW.itFine,
        why: 'whyObjection',
      },
      {
        says: 'Contesto la multa e chiedo la procedura ordinaria.',
        countries: ['ch'],
        why: 'whyObjection',
      },
      { says: 'I miei motivi: [veicolo venduto, cartelli poco chiari, prove].', why: 'whyDispute' },
    ],
    request: [
      {
        says: 'Chiedo l’accesso agli atti (articolo 22 della legge n. 241 del 1990), cioè a:',
        countries: ['it'],
        law: LAW.itAccess,
      },
      { says: 'Vi chiedo di inviarmi:', countries: ['ch'] },
    ],
    item: ['le foto e i dati della rilevazione', 'l’ordinanza e i cartelli del luogo'],
    notes: ['noteNoStop', 'noteOwnForm', 'noteKeepCopy'],
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST', 'PPL_PRS_BILL'],
    subject: 'la vostra diffida',
    position: ['Non riconosco alcuna violazione e non assumo alcun impegno.'],
    request: ['Vi chiedo di inviarmi:'],
    item: [
      'la prova dei vostri diritti o della procura',
      'che cosa avrei fatto, dove e quando, con copia datata',
      'il calcolo che spiega {sum}, con la tariffa usuale',
    ],
    hold: ['Sto chiedendo consiglio. Nel frattempo non avviate azioni.'],
    notes: ['noteSignNothing', 'noteNoStop', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
