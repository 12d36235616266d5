/** Spanish: papers that their kind is too wide to name. See en/papers.ts. */
import type { Papers } from '../phrases.ts'

export const ES_PAPERS: Papers = {
  rent_increase: {
    name: 'un aviso de subida del alquiler',
    label: 'Subida del alquiler',
    wants: '{sender} quiere que pague más alquiler.',
  },
  service_charge: {
    name: 'una cuenta de gastos comunes de su vivienda',
    label: 'Gastos comunes de la vivienda',
    wants: '{sender} le pide pagar una parte de los gastos comunes de su vivienda.',
  },
  deposit_deductions: {
    name: 'una carta sobre su fianza',
    label: 'Descuento de la fianza',
    wants: '{sender} escribe sobre dinero que se quiere quedar de su fianza.',
  },
  disciplinary_hearing: {
    name: 'una citación a una audiencia en el trabajo',
    label: 'Audiencia en el trabajo',
    wants: '{sender} le llama a responder sobre su trabajo. Aún no hay nada decidido.',
    wanted:
      '{sender} le llamó a responder sobre su trabajo. El día ya pasó, así que puede estar decidido.',
  },
  work_warning: {
    name: 'una advertencia en el trabajo',
    label: 'Advertencia en el trabajo',
    wants: '{sender} le da una advertencia formal. Su empleo sigue.',
  },
  work_suspension: {
    name: 'una suspensión en el trabajo',
    label: 'Suspensión en el trabajo',
    wants: '{sender} le aparta del trabajo por ahora. Su empleo sigue.',
  },
  exit_agreement: {
    name: 'una oferta para terminar su empleo',
    label: 'Oferta para terminar su empleo',
    wants: '{sender} ofrece condiciones para el fin de su empleo. No tiene que aceptar.',
    wanted:
      '{sender} ofreció condiciones para el fin de su empleo. El día para responder ya pasó. No tiene que aceptar.',
  },
  offence_hearing: {
    name: 'una carta que pide su versión antes de una multa',
    label: 'Su versión antes de una multa',
    wants: '{sender} dice que cometió una infracción y pide su versión. Aún no hay nada decidido.',
    wanted:
      '{sender} dijo que cometió una infracción y pidió su versión. El plazo ya pasó, así que puede estar decidido.',
  },
  driver_details: {
    name: 'una petición de decir quién conducía',
    label: 'Petición sobre el conductor',
    wants: '{sender} quiere saber quién conducía el vehículo.',
  },
  police_penalty: {
    name: 'una multa fija de la policía',
    label: 'Multa fija de la policía',
    wants: '{sender} ofrece una multa fija en lugar de un juicio.',
    wanted: '{sender} ofreció una multa fija en lugar de un juicio. El día de la carta ya pasó.',
  },
  school_absence_penalty: {
    name: 'una multa por faltar a la escuela',
    label: 'Multa por faltar a la escuela',
    wants: '{sender} pide una multa porque un niño faltó a la escuela.',
  },
  benefit_move: {
    name: 'un aviso para pasar a otra ayuda',
    label: 'Paso a otra ayuda',
    wants: '{sender} dice que una ayuda suya termina y que debe pedir otra.',
    wanted:
      '{sender} dijo que una ayuda suya termina y que debe pedir otra. El día para pedirla ya pasó.',
  },
  benefit_decision: {
    name: 'una decisión sobre una ayuda',
    label: 'Decisión sobre una ayuda',
    wants: '{sender} ha decidido sobre una ayuda suya.',
  },
  child_maintenance: {
    name: 'una carta sobre la manutención de un hijo',
    label: 'Manutención de un hijo',
    wants: '{sender} escribe sobre el dinero que se paga por un hijo.',
  },
  complaint_refused: {
    name: 'una respuesta final a su reclamación',
    label: 'Respuesta a su reclamación',
    wants: '{sender} responde a su reclamación. Usted puede ir más lejos.',
    wanted: '{sender} respondió a su reclamación. El plazo para ir más lejos puede haber pasado.',
  },
  immigration_refusal: {
    name: 'una decisión sobre su derecho a quedarse',
    label: 'Decisión sobre su estancia',
    wants: '{sender} ha decidido sobre su derecho a estar en el país.',
  },
  divorce_papers: {
    name: 'una carta sobre un divorcio',
    label: 'Divorcio',
    wants: 'Su pareja ha pedido que termine el matrimonio o la unión.',
  },
  jury_summons: {
    name: 'una citación para ser jurado',
    label: 'Servicio de jurado',
    wants: '{sender} le llama para ser jurado. No se le acusa de nada.',
  },
  witness_summons: {
    name: 'una citación como testigo',
    label: 'Citación como testigo',
    wants: '{sender} le llama para decir al juez lo que sabe. No se le reclama nada.',
  },
  council_order: {
    name: 'una orden de arreglar algo',
    label: 'Orden de una autoridad',
    wants: '{sender} le ordena hacer algo o dejar de hacerlo.',
  },
  data_breach: {
    name: 'un aviso de fuga de sus datos',
    label: 'Fuga de datos',
    wants: '{sender} le dice que otros pueden haber visto sus datos.',
  },
  price_rise: {
    name: 'un aviso de un precio más alto',
    label: 'Subida de precio',
    wants: '{sender} quiere cambiar lo que usted paga.',
  },
  single_justice_notice: {
    name: 'una acusación penal que un solo juez decide por escrito',
    label: 'Acusación penal por escrito',
    wants: '{sender} le acusa de un delito o falta. Pide su respuesta: culpable o no culpable.',
  },
  court_fine: {
    name: 'una multa de un tribunal',
    label: 'Multa del tribunal',
    wants: '{sender} pide una multa que puso un tribunal.',
  },
  vehicle_tax_penalty: {
    name: 'una multa por el impuesto del vehículo',
    label: 'Multa por el impuesto del vehículo',
    wants: '{sender} pide una multa porque un vehículo no tenía el impuesto pagado.',
  },
  prescription_penalty: {
    name: 'una multa por recetas o dentista gratis',
    label: 'Multa por recetas o dentista',
    wants: '{sender} dice que se pidió atención gratis sin derecho, y pide dinero.',
  },
  tribunal_hearing: {
    name: 'un aviso de audiencia de un tribunal especial',
    label: 'Audiencia del tribunal',
    wants: '{sender} le dice cuándo se reúne el tribunal y qué quiere antes.',
  },
  means_form: {
    name: 'un formulario del juzgado sobre sus ingresos',
    label: 'Formulario sobre sus ingresos',
    wants: '{sender} quiere saber lo que gana y debe, para fijar cómo se paga una sentencia.',
  },
  benefit_review: {
    name: 'un formulario para conservar su ayuda',
    label: 'Revisión de su ayuda',
    wants: '{sender} revisa su ayuda y quiere que devuelva un formulario.',
    wanted: '{sender} revisa su ayuda y quería que devolviera un formulario. El día ya pasó.',
  },
  student_overpayment: {
    name: 'una carta sobre dinero de estudios',
    label: 'Dinero de estudios',
    wants: '{sender} quiere que devuelva dinero de estudios.',
  },
  policy_cancelled: {
    name: 'un aviso de que su seguro termina',
    label: 'Fin del seguro',
    wants: '{sender} quiere terminar su seguro, o lo ha terminado.',
  },
  account_closing: {
    name: 'un aviso de cierre de su cuenta',
    label: 'Cierre de la cuenta',
    wants: '{sender} quiere cerrar su cuenta.',
    wanted: '{sender} quería cerrar su cuenta. El día ya pasó, así que puede estar cerrada.',
  },
  lodger_notice: {
    name: 'un aviso para dejar una habitación en casa de alguien',
    label: 'Dejar una habitación',
    wants: '{sender} quiere que deje una habitación de su propia casa.',
  },
  estate_debt: {
    name: 'una carta sobre la deuda de alguien que murió',
    label: 'Deuda de una persona fallecida',
    wants: '{sender} pregunta quién se ocupa de la herencia, para cobrar de ella una deuda.',
  },
  default_notice: {
    name: 'un aviso de incumplimiento de un crédito',
    label: 'Aviso de incumplimiento',
    wants: '{sender} dice que incumplió un crédito y fija un día para arreglarlo.',
    wanted: '{sender} dijo que incumplió un crédito. El día para arreglarlo ya pasó.',
  },
  police_interview: {
    name: 'una citación para un interrogatorio sobre un delito',
    label: 'Interrogatorio',
    wants: '{sender} quiere preguntarle sobre un posible delito. Busque antes un abogado.',
  },
  care_charges: {
    name: 'una factura por cuidados',
    label: 'Factura por cuidados',
    wants: '{sender} dice lo que hay que pagar por los cuidados.',
  },
  works_consultation: {
    name: 'un aviso de obras en su edificio',
    label: 'Obras en el edificio',
    wants: '{sender} planea obras que usted ayudaría a pagar.',
  },
  circular: {
    name: 'un papel escrito a muchas personas',
    label: 'Papel para muchas personas',
    wants: '{sender} informa a muchas personas. No le pide nada solo a usted.',
  },
  foreclosure: {
    name: 'un aviso de ejecución de la hipoteca',
    label: 'Ejecución de la hipoteca',
    wants: '{sender} quiere vender la vivienda porque el préstamo va con retraso.',
  },
}
