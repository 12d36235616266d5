/** Spanish: answers to papers whose kind is too wide for one letter. See en/papers.ts. */
import type { LetterPlan } from '../../letter-plan.ts'

export const ES_PAPERS = [
  {
    papers: ['disciplinary_hearing'],
    subject: 'su citación',
    position: ['No estoy de acuerdo con lo que se me reprocha. Responderé en plazo.'],
    request: [{ says: 'Antes, les pido que me envíen:', why: 'whyReasons' }],
    item: [
      'los hechos que se me reprochan, con fechas',
      'las notas, declaraciones y otras pruebas que tienen',
    ],
    close: ['Quiero que me acompañe un representante de los trabajadores.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['work_warning'],
    subject: 'su advertencia',
    position: [
      'No acepto la advertencia.',
      {
        says: 'Es injusta porque: [diga por qué: los hechos, la forma o cómo trataron a otros].',
        why: 'whyDispute',
      },
    ],
    request: [
      {
        says: 'Les pido que la quiten de mi expediente. Mientras tanto, guarden esta carta con ella. Envíenme también:',
        why: 'whyReasons',
      },
    ],
    item: ['las notas y declaraciones que usaron'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['work_suspension'],
    subject: 'mi suspensión',
    position: ['Niego haber cometido una falta. Estoy dispuesto a trabajar.'],
    request: [{ says: 'Les pido que me digan por escrito:', why: 'whyReasons' }],
    item: [
      'los hechos que se me reprochan, con fechas',
      'cuánto va a durar',
      'si siguen mi salario y mis vacaciones',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['exit_agreement'],
    subject: 'su oferta para terminar mi empleo',
    position: ['Por ahora no acepto ni rechazo su oferta. Estoy pidiendo consejo.'],
    request: [{ says: 'Necesito más tiempo. Les pido que me envíen:', why: 'whyTime' }],
    item: [
      'el texto completo del acuerdo',
      'cómo calculan cada suma',
      'qué pasa si no estoy de acuerdo',
    ],
    hold: ['Mientras tanto mi empleo sigue. Con esta carta no renuncio a nada.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['rent_increase'],
    subject: 'la subida de mi alquiler',
    position: ['No acepto la nueva renta.'],
    request: [{ says: 'Les pido que me envíen:', why: 'whyReasons' }],
    item: [
      'cómo llegan a la nueva renta, con datos y fechas',
      'la cláusula o la regla que permite subirla, y desde qué día',
    ],
    hold: ['Mantengo mi derecho a que se revise la subida.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['service_charge'],
    subject: 'los gastos comunes',
    position: ['No acepto la suma hasta ver cómo la calculan.'],
    request: [{ says: 'Les pido que me envíen:', why: 'whyReasons' }],
    item: [
      'las facturas de todos los gastos',
      'cómo se calcula mi parte',
      'la cláusula o el acuerdo que me obliga a pagarlos',
    ],
    hold: ['No añadan recargos hasta responder.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['deposit_deductions'],
    subject: 'los descuentos de mi fianza',
    position: [
      {
        says: 'No acepto estos descuentos: [nombre cada suma y diga por qué no].',
        why: 'whyDispute',
      },
    ],
    request: [{ says: 'Les pido que me envíen:', why: 'whyReasons' }],
    item: ['el inventario de entrada y de salida, con fotos', 'la factura de cada suma'],
    hold: ['Páguenme ahora la parte que no se discute.'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['benefit_decision'],
    subject: 'recurso contra su decisión',
    position: [
      'No acepto esta decisión y presento recurso.',
      { says: 'Mis motivos: [qué está mal, con fechas y pruebas].', why: 'whyObjection' },
    ],
    request: [{ says: 'Les pido que me envíen:', why: 'whyReasons' }],
    item: ['los motivos y la norma aplicada', 'los hechos y los documentos que usaron'],
    hold: ['No cambien nada de mi ayuda hasta decidir.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['data_breach'],
    subject: 'mis datos en su fuga',
    position: ['Ustedes me escribieron que mis datos se filtraron.'],
    request: [{ says: 'Les pido que me digan por escrito:', why: 'whyReasons' }],
    item: [
      'qué datos míos se vieron o copiaron, y cuándo',
      'qué han hecho desde entonces para protegerlos',
      'qué ayuda y qué protección pagan',
    ],
    close: ['Mantengo todos mis derechos.'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['price_rise'],
    subject: 'su subida de precio',
    position: ['No acepto la subida de precio.'],
    request: [{ says: 'Les pido que me digan por escrito:', why: 'whyReasons' }],
    item: [
      'qué cláusula de mi contrato la permite',
      'cómo y hasta cuándo puedo darme de baja sin coste',
    ],
    notes: ['noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
