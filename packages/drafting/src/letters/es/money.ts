import type { LetterPlan } from '../../letter-plan.ts'
/** Spanish: answers to those who ask for money. */
import { COURT_NOTES, OBJECTION_NOTES } from '../notes.ts'
import { LAW } from './law.ts'

const NO_ADMISSION = 'No reconozco esta deuda, y nada en esta carta supone un reconocimiento.'
const TOO_OLD = {
  says: 'Según las fechas de su carta, la reclamación parece prescrita. Por cautela, alego esa prescripción.',
  when: ['too_old'],
  why: 'whyTooOld',
} as const
const SUMS = {
  says: 'Las cantidades de su carta no suman el total que piden. Expliquen cada una.',
  when: ['sum_gap'],
  why: 'whySums',
} as const
const BURDEN = {
  says: 'Corresponde a ustedes probar lo que reclaman (artículo 217 de la LEC).',
  law: LAW.proof,
} as const
const PROOF = [
  'el contrato o la factura en que se basan',
  'el desglose de {sum}, con intereses y gastos',
  {
    says: 'el documento que les permite actuar por {creditor} o la cesión del crédito',
    when: ['has_creditor'],
  },
  { says: 'la prueba de su derecho a reclamar esta cantidad', unless: ['has_creditor'] },
  'la fecha en que el pago habría sido exigible',
] as const satisfies NonNullable<LetterPlan['item']>
export const ES_MONEY = [
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    subject: 'disconformidad con la deuda y petición de documentos',
    position: [NO_ADMISSION, TOO_OLD],
    request: [SUMS, BURDEN, 'Les pido que me envíen:'],
    item: PROOF,
    hold: [
      'Mientras tanto, suspendan toda gestión y no añadan gastos.',
      {
        says: 'La deuda está discutida, así que no incluyan mis datos en ficheros de morosos (artículo 20 de la Ley Orgánica 3/2018).',
        law: LAW.data,
      },
    ],
    close: ['Escríbanme solo por correo. No llamen ni vengan a mi casa.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM', 'STATUTORY_DEMAND'],
    subject: 'respuesta a su requerimiento',
    position: [NO_ADMISSION, TOO_OLD],
    request: [SUMS, BURDEN, 'Para poder responder, les pido que me envíen:'],
    item: PROOF,
    hold: ['No inicien acciones judiciales antes de su respuesta.'],
    close: ['Estoy pidiendo consejo y sigo a favor de una solución amistosa.'],
    notes: ['noteKeepCopy', 'noteNoPayment', 'noteNoStop'],
  },
  {
    kinds: ['COURT_CLAIM'],
    subject: 'su demanda: petición de documentos',
    opening: ['He recibido los papeles de su demanda.'],
    position: [
      {
        says: 'No reconozco la deuda. Esta carta no es mi respuesta al juzgado.',
        why: 'whyCourt',
      },
    ],
    request: ['Para poder responder al juzgado, les pido que me envíen:'],
    item: PROOF,
    close: ['Retiren la demanda si no pueden probarla.'],
    notes: COURT_NOTES,
  },
  {
    kinds: ['COURT_JUDGMENT'],
    subject: 'su resolución judicial: petición de documentos',
    position: ['No estoy de acuerdo con la resolución y estoy pidiendo consejo.'],
    request: ['Les pido que me envíen:'],
    item: ['copia de la resolución y de su notificación', 'el desglose de {sum}'],
    hold: ['Mientras tanto, suspendan la ejecución.'],
    notes: ['noteJudgment', 'noteNoStop'],
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    subject: 'petición de suspensión y de cuentas',
    position: ['Quiero resolver este asunto. Esta carta no reconoce la deuda ni los gastos.'],
    request: [
      {
        says: 'Díganme qué plazos serían posibles. Mis ingresos y gastos son: [lista].',
        why: 'whyTime',
      },
      'Envíenme también:',
    ],
    item: [
      'copia del título o de la resolución en que se basan',
      'el desglose de la cantidad inicial y de cada gasto',
      {
        says: 'los bienes e ingresos que no se pueden embargar (artículos 605 a 607 de la LEC)',
        law: LAW.exempt,
      },
    ],
    hold: [
      'Mientras tanto, no tomen más medidas.',
      '[Si es verdad:] Aquí vive una persona enferma, con discapacidad o muy joven: [quién].',
    ],
    notes: ['noteBailiffPhone', 'noteNoStop'],
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    subject: 'reclamación por su factura',
    position: [
      {
        says: 'No estoy de acuerdo con esta factura. Esta carta es una reclamación.',
        why: 'whyDispute',
      },
    ],
    request: [SUMS, 'Les pido que me envíen:'],
    item: [
      'el cálculo de {sum}, con lecturas, fechas y precios',
      'las ayudas posibles, como el bono social o un pago a plazos',
    ],
    hold: ['No corten el suministro mientras tramitan mi reclamación.'],
    close: ['Si no hay acuerdo, díganme a qué organismo puedo acudir.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['TAX_DEMAND', 'COUNCIL_TAX_DEMAND'],
    subject: 'recurso y petición de aplazamiento',
    position: [
      {
        says: 'Presento recurso de reposición contra su resolución (artículo 222 de la Ley General Tributaria).',
        law: LAW.taxReview,
        why: 'whyObjection',
        unless: ['of_a_town', 'of_social_security'],
      },
      {
        says: 'Presento recurso de reposición contra su resolución (artículo 14.2 de la Ley Reguladora de las Haciendas Locales).',
        law: LAW.townReview,
        why: 'whyObjection',
        when: ['of_a_town'],
        unless: ['of_social_security'],
      },
      {
        says: 'Presento recurso de alzada contra su resolución (artículo 121 de la Ley 39/2015).',
        law: LAW.higherOffice,
        why: 'whyObjection',
        when: ['of_social_security'],
      },
      { says: 'Mis motivos: [qué es incorrecto, con pruebas].', why: 'whyDispute' },
    ],
    request: ['Les pido que me envíen:'],
    item: [
      'el cálculo de {sum}, con intereses y recargos',
      'qué aplazamiento o fraccionamiento es posible',
    ],
    hold: ['Les pido la suspensión del cobro hasta su decisión.'],
    notes: OBJECTION_NOTES,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    subject: 'reclamación contra su resolución',
    position: [
      {
        says: 'Presento reclamación previa contra su resolución (artículo 71 de la LRJS).',
        law: LAW.benefitClaim,
        why: 'whyObjection',
      },
      {
        says: 'Mis motivos: [qué es incorrecto, y cuándo supieron de cada cambio].',
        why: 'whyDispute',
      },
    ],
    request: ['Les pido que me envíen:'],
    item: ['el cálculo de {sum}, mes a mes', 'los datos que según ustedes di mal o no di'],
    hold: ['No descuenten nada de mi prestación hasta su decisión.'],
    notes: OBJECTION_NOTES,
  },
] as const satisfies readonly LetterPlan[]
