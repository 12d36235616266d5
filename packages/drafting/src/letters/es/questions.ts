/** Spanish: letters to the other side that go with the answer to a question. */
import type { LetterPlan } from '../../letter-plan.ts'

export const ES_QUESTIONS = [
  {
    kinds: ['ENQUIRY'],
    asked: ['proof'],
    subject: 'disconformidad con la deuda y petición de documentos',
    opening: [],
    position: ['Les escribo por el dinero que me reclaman. No reconozco esta deuda.'],
    request: ['Les pido que me envíen:'],
    item: [
      'el contrato o la factura',
      'el desglose completo',
      'la prueba de su derecho a reclamar esta cantidad',
    ],
    hold: ['Suspendan toda gestión hasta su respuesta. No llamen ni vengan a mi casa.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['too_old'],
    subject: 'deuda prescrita',
    opening: [],
    position: [
      'Les escribo por el dinero que me reclaman. No reconozco esta deuda.',
      {
        says: '[Solo si el plazo parece pasado:] Por cautela, alego la prescripción.',
        why: 'whyTooOld',
      },
    ],
    request: ['Si no están de acuerdo, envíenme sus pruebas, con fechas.'],
    hold: ['Si no, cierren el asunto y confírmenlo por escrito.'],
    notes: ['noteCheckAge', 'noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['home'],
    subject: 'mi vivienda',
    opening: [],
    position: [
      {
        says: 'Les escribo por lo siguiente: [el problema, desde cuándo, sus efectos].',
        why: 'whyDispute',
      },
    ],
    request: [
      { says: 'Les pido que: [qué quiere y para cuándo].', why: 'whyDispute' },
      {
        says: 'Si no están de acuerdo, denme sus motivos y pruebas por escrito.',
        why: 'whyReasons',
      },
    ],
    close: [
      'Conservo todos mis derechos de inquilino. Nada aquí es un acuerdo para irme ni para un descuento.',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['purchase'],
    subject: 'reclamación',
    opening: [],
    position: [
      { says: 'Les escribo por lo siguiente: [qué compró, cuándo, qué falló].', why: 'whyDispute' },
    ],
    request: [
      {
        says: 'Les pido: [reparación, cambio, devolución del dinero o cancelación].',
        why: 'whyDispute',
      },
    ],
    close: ['Si no hay acuerdo, díganme a qué organismo puedo acudir.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['work'],
    subject: 'mi trabajo',
    opening: [],
    position: [
      {
        says: 'Les escribo por lo siguiente: [qué pasó, cuándo, quién estaba].',
        why: 'whyDispute',
      },
    ],
    request: [
      { says: 'Les pido que: [qué quiere]. Denme sus motivos por escrito.', why: 'whyDispute' },
    ],
    close: [
      'Conservo todos mis derechos. Nada aquí es un acuerdo para un cambio ni para un descuento.',
    ],
    notes: ['noteWorkTime', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
