import type { LetterPlan } from '../../letter-plan.ts'
/** Spanish: letters for a chosen purpose, and offers to settle. An offer says that it recognises nothing (artículo 1973 del Código Civil). */
import { OBJECTION_NOTES } from '../notes.ts'

const NO_ADMISSION = 'Esta carta no supone el reconocimiento de ninguna deuda.'

export const ES_PURPOSES = [
  {
    purposes: ['general_dispute'],
    subject: 'disconformidad con su carta',
    position: [
      'No estoy de acuerdo con su carta.',
      NO_ADMISSION,
      { says: 'Mis motivos: [qué es incorrecto, con fechas].', why: 'whyDispute' },
    ],
    request: ['Retiren su reclamación, o envíenme:'],
    item: ['los hechos y documentos en que se basan', 'la norma o la cláusula en que se basan'],
    hold: ['Suspendan toda gestión hasta su respuesta.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['negotiate'],
    subject: 'propuesta de diálogo',
    position: [NO_ADMISSION],
    request: [
      {
        says: 'Estoy a favor de una solución amistosa. Díganme por escrito qué aceptarían.',
        why: 'whyTime',
      },
      'Envíenme con ello:',
    ],
    item: ['las pruebas de lo que reclaman', 'la lista de todas las cantidades y gastos'],
    hold: ['Mientras hablamos, suspendan toda gestión y todo gasto.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['request_information'],
    subject: 'petición de información',
    position: ['Antes de responder necesito información.', NO_ADMISSION],
    request: ['Les pido que me envíen:'],
    item: [
      'los documentos en que se basan',
      'la lista de las cantidades, con fechas y motivos',
      'la prueba de que pueden actuar en este asunto',
    ],
    hold: ['Suspendan toda gestión hasta que haya leído su respuesta.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['payment_plan'],
    subject: 'consulta sobre plazos',
    position: [NO_ADMISSION],
    request: [
      {
        says: 'Si prueban la deuda, ¿qué plazos aceptarían? Esta pregunta no me obliga a nada.',
        why: 'whyTime',
      },
      { says: 'Mis ingresos y gastos al mes: [lista]. Queda: [cantidad].', why: 'whyTime' },
      'Envíenme también:',
    ],
    item: ['el desglose completo', 'sus ayudas para personas con pocos recursos'],
    hold: ['Suspendan toda gestión, interés y gasto hasta su respuesta.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    purposes: ['more_time'],
    subject: 'petición de más tiempo',
    position: ['Necesito más tiempo para pedir consejo y responder.', NO_ADMISSION],
    request: [{ says: 'Denme 28 días más y confírmenlo por escrito.', why: 'whyHold' }],
    hold: ['En ese tiempo, suspendan toda gestión y todo gasto.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['appeal'],
    subject: 'recurso contra su decisión',
    position: [
      { says: 'Recurro su decisión y pido que la revisen.', why: 'whyObjection' },
      { says: 'La decisión es incorrecta porque: [motivos y pruebas].', why: 'whyDispute' },
    ],
    request: [{ says: 'Les pido que me envíen:', why: 'whyReasons' }],
    item: [
      { says: 'los motivos de la decisión', why: 'whyReasons' },
      { says: 'los documentos que usaron', why: 'whyReasons' },
      { says: 'el siguiente recurso posible y su plazo', why: 'whyReasons' },
    ],
    hold: ['No ejecuten la decisión mientras la revisan.'],
    notes: OBJECTION_NOTES,
  },
  {
    purposes: ['complain'],
    subject: 'reclamación formal',
    position: [
      { says: 'Esta es una reclamación formal.', why: 'whyDispute' },
      NO_ADMISSION,
      { says: 'Lo que salió mal: [qué, cuándo, con qué efectos].', why: 'whyDispute' },
    ],
    request: [{ says: 'Para arreglarlo les pido: [qué quiere].', why: 'whyDispute' }],
    hold: ['Dejen el asunto en suspenso mientras lo estudian.'],
    close: ['Si no hay acuerdo, díganme a qué organismo independiente puedo acudir.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['offer'],
    subject: 'propuesta de acuerdo, sin reconocimiento de deuda',
    position: [
      'Esta propuesta busca poner fin a una disputa, sin reconocimiento de deuda y sin renuncia a mis derechos.',
    ],
    request: [
      {
        says: 'Mi propuesta: con una cantidad única de {offer}, el {percent} % de {sum}, el asunto queda cerrado.',
        why: 'whyOffer',
      },
      { says: 'Solo vale si aceptan todo por escrito:', why: 'whyOffer' },
    ],
    item: [
      { says: 'el asunto queda saldado y el resto, condonado', why: 'whyOffer' },
      { says: 'cesan todas las gestiones y no ceden el crédito a nadie', why: 'whyOffer' },
      { says: 'retiran mis datos de cualquier fichero de morosos', why: 'whyOffer' },
    ],
    hold: ['Nada es exigible antes de su acuerdo firmado. La propuesta acaba a los 28 días.'],
    close: ['Mientras tanto, suspendan toda gestión.'],
    notes: ['noteOfferRisk', 'noteOfferAccept', 'noteKeepCopy'],
  },
  {
    purposes: ['validation'],
    subject: 'primero las pruebas, después el diálogo',
    position: ['No reconozco esta deuda.'],
    request: ['Antes de hablar de un acuerdo, les pido que me envíen:'],
    item: [
      'el contrato firmado',
      'el desglose de {sum}',
      'la prueba de su derecho a reclamar esta cantidad',
      'la fecha del último pago en que se basan',
    ],
    hold: ['Mientras tanto, suspendan toda gestión y todo gasto.'],
    notes: ['noteNoPayment', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
