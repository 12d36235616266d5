/** Letters that end a job: unfair dismissal, times and help: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_ES: Words = {
  'au.work.myth-contract': {
    says: 'Tiene derechos en el trabajo aunque no haya contrato escrito. El sueldo mínimo, las vacaciones y el preaviso cuentan igual.',
  },
  'au.work.want': {
    says: 'Busque el motivo y su último día de trabajo. De eso depende lo que puede hacer.',
  },
  'au.work.reality': {
    says: 'Quizá pueda defenderse. El tiempo es corto: 21 días desde el día en que terminó su trabajo.',
  },
  'au.work.who': {
    says: 'La Fair Work Commission decide sobre los despidos. El Fair Work Ombudsman ayuda con el sueldo.',
  },
  'au.work.rights': {
    says: 'Conserva el derecho al preaviso (notice) o al sueldo en su lugar, a los sueldos no pagados y a las vacaciones no usadas.',
  },
  'au.work.right-unfair': {
    says: 'Puede reclamar por despido injusto (unfair dismissal) después de seis meses de trabajo, o 12 meses en una empresa con menos de 15 personas.',
  },
  'au.work.right-general': {
    says: 'No pueden despedirle por estar enfermo poco tiempo, por embarazo, por una queja, ni por su raza, sexo, edad o religión.',
  },
  'au.work.right-notice': {
    says: 'El preaviso (notice) mínimo es de una semana en el primer año, dos semanas hasta tres años, tres semanas hasta cinco años, luego cuatro. Sume una semana si tiene más de 45 años y lleva dos años.',
  },
  'au.work.unfair': {
    says: 'Tiene 21 días desde el día en que terminó su trabajo. Por seguridad contamos desde la carta.',
    action: 'Acudir a la Fair Work Commission',
    consequence: 'Un reclamo tardío se permite solo en casos raros.',
  },
  'au.work.step-count': {
    says: 'Anote el día en que terminó su trabajo y cuente 21 días. Los fines de semana cuentan.',
  },
  'au.work.step-keep': {
    says: 'Guarde la carta, su contrato, los recibos de sueldo, los turnos y los mensajes.',
  },
  'au.work.step-call': {
    says: 'Llame a su sindicato, a un centro legal de barrio (community legal centre) o a la Fair Work Commission al 1300 799 675.',
  },
  'au.work.opt-unfair': {
    says: 'Preséntelo en línea. La mayoría de los casos van primero a una charla por teléfono para buscar un acuerdo.',
    title: 'Reclamar por despido injusto (unfair dismissal)',
    cost: 'Una tasa pequeña. Puede pedir no pagarla.',
    time: 'En 21 días.',
    risk: 'Bajo. Los gastos son raros.',
    bestFor: 'No hubo una razón justa o un proceso justo.',
  },
  'au.work.opt-general': {
    says: 'Si le despidieron por una mala razón, como una queja o una enfermedad, use esta vía en su lugar.',
    title: 'Reclamo de protección en el trabajo (general protections claim)',
    cost: 'Una tasa pequeña. Puede pedir no pagarla.',
    time: 'En 21 días.',
    risk: 'Busque consejo, porque solo puede usar una de las dos vías.',
    bestFor: 'Cree que la razón verdadera va contra la ley.',
  },
  'au.work.opt-deal': {
    says: 'Pida más dinero, una buena referencia o que lo llamen renuncia.',
    title: 'Pedir un acuerdo',
    cost: 'Gratis.',
    time: 'Días.',
    risk: 'No deje pasar los 21 días.',
    bestFor: 'Quiere seguir adelante.',
  },
  'au.work.opt-ombudsman': {
    says: 'Pida ayuda al Fair Work Ombudsman, o use el tribunal de reclamos menores (small claims court).',
    title: 'Cobrar sueldos no pagados',
    cost: 'Gratis o una tasa pequeña.',
    time: 'Hasta seis años atrás.',
    risk: 'Bajo.',
    bestFor: 'No le pagaron todo lo que ganó.',
  },
  'au.work.insight-process': {
    says: 'La Commission mira la razón y el proceso. Que no haya advertencia ni oportunidad de responder cuenta a su favor.',
    actionable: 'Anote cada reunión y lo que se dijo.',
  },
  'au.work.warn-21': { says: 'No espere una respuesta de su jefe. Los 21 días corren igual.' },
  'au.work.right-small-business': {
    says: 'Si la empresa tiene menos de 15 trabajadores, usted necesita un año de servicio, y ella debe seguir el código de empresas pequeñas (small business code).',
  },
  'au.work.right-discrimination-law': {
    says: 'Puede quejarse gratis a la Australian Human Rights Commission por un trato injusto por sexo, raza, edad o discapacidad.',
  },
  'au.work.right-harsh': {
    says: 'La Commission pregunta si hubo una buena razón, si se la dijeron y si pudo responder. También pregunta si pudo llevar a una persona de apoyo (support person).',
  },
  'au.work.right-forced': {
    says: 'Si lo que hizo el empleador no le dejó una elección real, una renuncia (resignation) puede contar como despido.',
  },
}
