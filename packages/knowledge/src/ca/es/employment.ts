/** The Spanish words of the rows in ../employment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_WORDS: Words = {
  'ca.work.myth-contract': {
    says: 'Tiene derechos en el trabajo aunque no haya contrato escrito. El salario mínimo, el preaviso y el pago de vacaciones siguen contando.',
  },
  'ca.work.want': {
    says: 'Una carta así a menudo le pide además firmar papeles. Puede tomarse tiempo antes de firmar.',
  },
  'ca.work.reality': {
    says: 'En la mayoría de los casos le deben preaviso o pago. La primera oferta es a menudo menos de lo que da la ley.',
  },
  'ca.work.who': {
    says: 'A la mayoría de los trabajadores se aplica la ley de su provincia. A bancos, aerolíneas, telefonía y trenes se aplica la ley federal.',
  },
  'ca.work.rights': {
    says: 'Conserva el derecho a su último sueldo, al pago de vacaciones y a una constancia de empleo (record of employment). Puede tomarse tiempo antes de firmar.',
  },
  'ca.work.no-sign': {
    says: 'No pueden obligarle a firmar en el momento. No pueden retener sueldo que ya ganó.',
  },
  'ca.work.know-common': {
    says: 'Fuera de Quebec los jueces pueden dar mucho más que el preaviso mínimo. Cuentan la edad, los años de trabajo y el tipo de empleo.',
  },
  'ca.work.right-notice': {
    says: 'Tiene derecho a preaviso o a un pago en su lugar, desde unos tres meses de trabajo. Una falta grave es una excepción.',
  },
  'ca.work.right-pay': {
    says: 'Tiene derecho a todo el sueldo ganado y al pago de vacaciones, sea cual sea el motivo del fin.',
  },
  'ca.work.right-roe': {
    says: 'Tiene derecho a una constancia de empleo (record of employment), para poder pedir el seguro de empleo (employment insurance).',
  },
  'ca.work.right-discrimination': {
    says: 'No pueden despedirle por su sexo, raza, edad, discapacidad o religión, ni por estar embarazada.',
  },
  'ca.work.step-dont-sign': {
    says: 'No firme todavía una renuncia de derechos (release). Una vez firmada, casi nunca puede pedir más.',
  },
  'ca.work.step-ei': {
    says: 'Pida ahora el seguro de empleo (employment insurance), aun sin su constancia de empleo. Si espera más de cuatro semanas, puede perder ayudas.',
  },
  'ca.work.step-keep': {
    says: 'Guarde la carta, su contrato, recibos de sueldo y mensajes. Anote qué se dijo y cuándo.',
  },
  'ca.work.step-advice': {
    says: 'Pida a un abogado o a una clínica legal que lea la oferta. Muchos abogados dan la primera charla gratis o por poco.',
  },
  'ca.work.opt-more': {
    says: 'Conteste que necesita tiempo y que cree que le deben más preaviso.',
    title: 'Pedir una oferta mejor',
    cost: 'Gratis, o un abogado por unas horas.',
    time: 'De días a semanas.',
    risk: 'Bajo, si es amable y cumple los plazos.',
    bestFor: 'Trabajó allí mucho tiempo, o la oferta parece pequeña.',
  },
  'ca.work.opt-standards': {
    says: 'La oficina de normas laborales (employment standards) de su provincia puede ordenar gratis el sueldo sin pagar y el preaviso mínimo.',
    title: 'Quejarse en la oficina laboral',
    cost: 'Gratis.',
    time: 'Meses.',
    risk: 'En Ontario puede impedir un reclamo judicial por el mismo preaviso.',
    bestFor: 'No pagaron el mínimo.',
  },
  'ca.work.opt-court': {
    says: 'Reclame un preaviso justo ante el tribunal. Puede bastar el de reclamos menores (small claims court).',
    title: 'Demandar por despido injusto',
    cost: 'Tasas del tribunal y quizá un abogado.',
    time: 'Casi siempre en dos años.',
    risk: 'Si pierde, puede pagar algunos gastos.',
    bestFor: 'Le deben mucho más que el mínimo.',
  },
  'ca.work.insight-clause': {
    says: 'Una línea del contrato que da menos que el mínimo legal a menudo es nula. Entonces pueden deberle el preaviso completo del derecho común (common law).',
    actionable: 'Muestre su contrato a un abogado antes de firmar.',
  },
  'ca.work.warn-limits': {
    says: 'Algunos plazos son cortos: 45 días en Quebec, 90 días en empleos federales. Anote el día en que terminó su empleo.',
  },
  'ca.work.fed-unjust': {
    says: 'En un empleo federal, con al menos 12 meses de trabajo y sin sindicato, tiene 90 días para quejarse por despido injusto (unjust dismissal).',
    action: 'Presente una queja por despido injusto ante el Labour Program federal',
    consequence: 'Pierde esta vía para recuperar su empleo o dinero.',
  },
  'ca.work.qc-124': {
    says: 'En Quebec, tras dos años de trabajo, tiene 45 días para quejarse por un despido sin causa justa. Contamos desde la carta.',
    action: 'Presente una queja ante la CNESST',
    consequence: 'Pierde el derecho a esta queja.',
  },
  'ca.work.qc-notice': {
    says: 'En Quebec recibe una semana tras tres meses, dos tras un año, cuatro tras cinco años y ocho tras diez.',
  },
  'ca.work.qc-cause': {
    says: 'En Quebec, tras dos años, solo pueden despedirle por una causa justa y suficiente. El empleador debe probarla.',
  },
  'ca.work.bc-complaint': {
    says: 'En Columbia Británica tiene seis meses desde su último día para quejarse por sueldo o preaviso.',
    action: 'Presente una queja ante el Employment Standards Branch',
    consequence: 'Esa oficina puede rechazar una queja tardía.',
  },
  'ca.work.ab-complaint': {
    says: 'En Alberta tiene seis meses desde su último día para quejarse por sueldo o preaviso.',
    action: 'Presente una queja ante Employment Standards',
    consequence: 'Pueden rechazar una queja tardía.',
  },
  'ca.work.on-claim': {
    says: 'En Ontario tiene dos años para reclamar sueldo sin pagar o el pago del preaviso.',
    action: 'Presente un reclamo ante el Ministry of Labour',
    consequence: 'El reclamo llega demasiado tarde.',
  },
  'ca.work.on-notice': {
    says: 'En Ontario recibe al menos una semana de preaviso o pago por cada año, desde tres meses de trabajo, hasta ocho semanas.',
  },
  'ca.work.on-severance': {
    says: 'En Ontario puede recibir además una indemnización (severance pay). Debe llevar cinco años o más, y la empresa pagar al menos $2.5 millones en sueldos.',
  },
  'ca.work.bc-notice': {
    says: 'En Columbia Británica recibe una semana de sueldo tras tres meses, dos tras un año, tres tras tres años, hasta ocho.',
  },
  'ca.work.ab-notice': {
    says: 'En Alberta recibe una semana de preaviso tras 90 días, dos tras dos años, y hasta ocho tras diez años.',
  },
  'ca.work.right-reasonable-notice': {
    says: 'El mínimo legal puede no ser todo lo que le deben. Los jueces miran su edad, su puesto, sus años allí y el trabajo que podría encontrar.',
  },
  'ca.work.right-minimum-on': {
    says: 'Deben pagar el mínimo legal aunque no firme una renuncia de derechos (release). No puede renunciar a ese mínimo con su firma.',
  },
  'ca.work.right-human-on': {
    says: 'No pueden despedirle por edad, sexo, raza, religión, discapacidad o familia. Tiene un año para ir al Human Rights Tribunal.',
  },
  'ca.work.mb-notice': {
    says: 'En Manitoba se debe un preaviso de una a ocho semanas, o su pago, tras 30 días de trabajo.',
  },
  'ca.work.sk-notice': {
    says: 'En Saskatchewan se debe un preaviso de una a ocho semanas, o su pago, tras 13 semanas de trabajo.',
  },
  'ca.work.ns-notice': {
    says: 'En Nueva Escocia se debe preaviso tras tres meses. Tras diez años de servicio, un despido necesita una buena causa.',
  },
  'ca.work.nb-notice': {
    says: 'En Nuevo Brunswick se deben dos semanas de preaviso tras seis meses, y cuatro semanas tras cinco años.',
  },
  'ca.work.bc-human': {
    says: 'En Columbia Británica no pueden despedirle por discapacidad, edad, raza, sexo o familia. Tiene un año para quejarse.',
  },
  'ca.work.ab-human': {
    says: 'En Alberta no pueden despedirle por discapacidad, edad, raza, sexo o familia. Tiene un año para quejarse.',
  },
  'ca.work.qc-reasonable': {
    says: 'En Quebec puede reclamar además un preaviso razonable por el Código Civil (Code civil). No puede renunciar a eso por adelantado.',
  },
  'ca.work.fed-notice': {
    says: 'En un empleo federal el preaviso es de dos semanas tras tres meses y tres semanas tras tres años. Luego una más por cada año, hasta ocho. Tras un año se suma una indemnización (severance pay).',
  },
  'ca.work.on-misconduct': {
    says: 'En Ontario solo pierde el pago del preaviso por mala conducta o descuido intencionales (wilful). Un mal trabajo solo no basta.',
  },
  'ca.work.right-proportion': {
    says: 'Un despido con causa (for cause) es el último paso. La falta debe ser tan grave que el trabajo no pueda seguir. Por menos, corresponde preaviso o pago.',
  },
}
