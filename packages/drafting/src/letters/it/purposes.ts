import type { LetterPlan } from '../../letter-plan.ts'
/** Italian: letters for a chosen purpose, and offers to settle. An offer says that it recognises nothing (articolo 2944 del codice civile; 135 CO). */
import { OBJECTION_NOTES } from '../notes.ts'

const NO_ADMISSION = 'Questa lettera non è un riconoscimento di debito.'

export const IT_PURPOSES = [
  {
    purposes: ['general_dispute'],
    subject: 'contestazione della vostra lettera',
    position: [
      'Contesto il contenuto della vostra lettera.',
      NO_ADMISSION,
      { says: 'I miei motivi: [che cosa è sbagliato, con le date].', why: 'whyDispute' },
    ],
    request: ['Ritirate la richiesta, oppure inviatemi:'],
    item: ['i fatti e i documenti su cui vi basate', 'la norma o la clausola su cui vi basate'],
    hold: ['Sospendete ogni azione fino alla vostra risposta.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['negotiate'],
    subject: 'ricerca di una soluzione amichevole',
    position: [NO_ADMISSION],
    request: [
      {
        says: 'Sono disponibile a una soluzione amichevole. Scrivetemi che cosa accettereste.',
        why: 'whyTime',
      },
      'Inviatemi con la risposta:',
    ],
    item: ['le prove del credito', 'l’elenco di tutti gli importi e le spese'],
    hold: ['Durante il dialogo sospendete ogni azione e ogni spesa.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['request_information'],
    subject: 'richiesta di informazioni',
    position: ['Prima di rispondere mi servono informazioni.', NO_ADMISSION],
    request: ['Vi chiedo di inviarmi:'],
    item: [
      'i documenti su cui vi basate',
      'l’elenco degli importi, con date e motivi',
      'la prova che potete agire in questa pratica',
    ],
    hold: ['Sospendete ogni azione finché non avrò letto la risposta.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['payment_plan'],
    subject: 'domanda su una possibile rateizzazione',
    position: [NO_ADMISSION],
    request: [
      {
        says: 'Se il credito sarà provato, quali rate accettereste? Questa domanda non mi obbliga a nulla.',
        why: 'whyTime',
      },
      { says: 'Le mie entrate e uscite al mese: [elenco]. Restano: [importo].', why: 'whyTime' },
      'Inviatemi anche:',
    ],
    item: ['il conteggio completo', 'gli aiuti per chi ha pochi mezzi'],
    hold: ['Sospendete ogni azione, interesse e spesa fino alla vostra risposta.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    purposes: ['more_time'],
    subject: 'richiesta di più tempo',
    position: ['Mi serve più tempo per chiedere consiglio e rispondere.', NO_ADMISSION],
    request: [{ says: 'Concedetemi altri 28 giorni e confermatelo per iscritto.', why: 'whyHold' }],
    hold: ['In questo tempo sospendete ogni azione e ogni spesa.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['appeal'],
    subject: 'ricorso contro la vostra decisione',
    position: [
      { says: 'Impugno la decisione e ne chiedo il riesame.', why: 'whyObjection' },
      { says: 'La decisione è sbagliata perché: [motivi e prove].', why: 'whyDispute' },
    ],
    request: [{ says: 'Vi chiedo di inviarmi:', why: 'whyReasons' }],
    item: [
      { says: 'i motivi della decisione', why: 'whyReasons' },
      { says: 'i documenti usati', why: 'whyReasons' },
      { says: 'il rimedio successivo e il suo termine', why: 'whyReasons' },
    ],
    hold: ['Non eseguite la decisione durante il riesame.'],
    notes: OBJECTION_NOTES,
  },
  {
    purposes: ['complain'],
    subject: 'reclamo formale',
    position: [
      { says: 'Questo è un reclamo formale.', why: 'whyDispute' },
      NO_ADMISSION,
      {
        says: 'Che cosa non ha funzionato: [che cosa, quando, con quali effetti].',
        why: 'whyDispute',
      },
    ],
    request: [{ says: 'Per rimediare vi chiedo di: [che cosa vuole].', why: 'whyDispute' }],
    hold: ['Sospendete la pratica durante l’esame.'],
    close: ['Se manca un accordo, indicatemi l’organismo indipendente competente.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['offer'],
    subject: 'proposta a saldo e stralcio, senza riconoscimento di debito',
    position: [
      'Questa proposta serve solo a chiudere una lite, senza riconoscimento di debito e senza rinuncia ai miei diritti.',
    ],
    request: [
      {
        says: 'La mia proposta: con {offer} in un’unica soluzione, pari al {percent}% di {sum}, la questione è chiusa.',
        why: 'whyOffer',
      },
      { says: 'Vale solo se accettate tutto per iscritto:', why: 'whyOffer' },
    ],
    item: [
      { says: 'la somma vale a saldo e stralcio e il resto è rinunciato', why: 'whyOffer' },
      { says: 'cessa ogni azione e il credito non passa ad altri', why: 'whyOffer' },
      { says: 'aggiornate ogni segnalazione nelle banche dati', why: 'whyOffer' },
    ],
    hold: ['Nulla è esigibile prima del vostro accordo firmato. La proposta scade dopo 28 giorni.'],
    close: ['Nel frattempo sospendete ogni azione.'],
    notes: ['noteOfferRisk', 'noteOfferAccept', 'noteKeepCopy'],
  },
  {
    purposes: ['validation'],
    subject: 'prima le prove, poi il dialogo',
    position: ['Non riconosco il debito.'],
    request: ['Prima di parlare di un accordo vi chiedo:'],
    item: [
      'il contratto firmato',
      'il dettaglio che spiega {sum}',
      'la prova del vostro diritto a chiedere questa somma',
      'la data dell’ultimo pagamento su cui vi basate',
    ],
    hold: ['Nel frattempo sospendete ogni azione e ogni spesa.'],
    notes: ['noteNoPayment', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
