/** Italian: letters to the other side that go with the answer to a question. */
import type { LetterPlan } from '../../letter-plan.ts'

export const IT_QUESTIONS = [
  {
    kinds: ['ENQUIRY'],
    asked: ['proof'],
    subject: 'contestazione del credito e richiesta di documenti',
    opening: [],
    position: ['scrivo per la somma che mi chiedete. Non riconosco il debito.'],
    request: ['Vi chiedo di inviarmi:'],
    item: [
      'il contratto o la fattura',
      'il conteggio completo',
      'la prova del vostro diritto a chiedere questa somma',
    ],
    hold: [
      'Sospendete ogni azione fino alla vostra risposta. Non telefonate e non venite a casa mia.',
    ],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['too_old'],
    subject: 'credito prescritto',
    opening: [],
    position: [
      'scrivo per la somma che mi chiedete. Non riconosco il debito.',
      {
        says: '[Solo se il termine sembra passato:] Per cautela eccepisco la prescrizione.',
        why: 'whyTooOld',
      },
    ],
    request: ['Se non siete d’accordo, inviatemi le prove, con le date.'],
    hold: ['Altrimenti chiudete la pratica e confermatelo per iscritto.'],
    notes: ['noteCheckAge', 'noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['home'],
    subject: 'la mia casa',
    opening: [],
    position: [
      { says: 'scrivo per questo: [il problema, da quando, gli effetti].', why: 'whyDispute' },
    ],
    request: [
      { says: 'Vi chiedo di: [che cosa vuole, ed entro quando].', why: 'whyDispute' },
      { says: 'Se non siete d’accordo, scrivetemi i motivi e le prove.', why: 'whyReasons' },
    ],
    close: [
      'Conservo tutti i miei diritti di inquilino. Nulla qui è un accordo per andare via o per una trattenuta.',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['purchase'],
    subject: 'reclamo',
    opening: [],
    position: [
      {
        says: 'scrivo per questo: [che cosa ha comprato, quando, che cosa non va].',
        why: 'whyDispute',
      },
    ],
    request: [
      {
        says: 'Vi chiedo: [riparazione, sostituzione, rimborso o annullamento].',
        why: 'whyDispute',
      },
    ],
    close: ['Se manca un accordo, indicatemi l’organismo competente.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['work'],
    subject: 'il mio lavoro',
    opening: [],
    position: [
      {
        says: 'scrivo per questo: [che cosa è successo, quando, chi era presente].',
        why: 'whyDispute',
      },
    ],
    request: [
      { says: 'Vi chiedo di: [che cosa vuole]. Scrivetemi i vostri motivi.', why: 'whyDispute' },
    ],
    close: [
      'Conservo tutti i miei diritti. Nulla qui è un accordo per un cambiamento o una trattenuta.',
    ],
    notes: ['noteWorkTime', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
