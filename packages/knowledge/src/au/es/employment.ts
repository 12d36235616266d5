/** The Spanish words of the rows in ../employment.ts. */
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
  'au.work.no-hold': {
    says: 'No pueden retener el sueldo que ha ganado. No pueden hacerle firmar en el momento.',
  },
  'au.work.know-crime': {
    says: 'Desde el 1 de enero de 2025 es un delito pagar de menos a los trabajadores a propósito.',
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
  'au.work.right-redundancy': {
    says: 'La indemnización por supresión del puesto (redundancy pay) va de 4 semanas después de un año a 16 semanas después de nueve, luego 12. La mayoría de las empresas pequeñas no tienen que pagarla.',
  },
  'au.work.right-leave': { says: 'Tiene derecho a que le paguen las vacaciones que no usó.' },
  'au.work.right-super': {
    says: 'Desde el 1 de julio de 2026 su empleador debe pagar la jubilación (super) en siete días hábiles desde el día de pago.',
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
  'au.work.step-pay': {
    says: 'Compruebe su último pago: sueldo, preaviso, vacaciones y jubilación (super). Use las herramientas gratuitas del Fair Work Ombudsman.',
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
  'au.work.insight-genuine': {
    says: 'Una supresión del puesto (redundancy) es real solo si el puesto de verdad ya no existe y hablaron con usted como dice el convenio (award).',
    actionable:
      'Si ahora otra persona hace su trabajo, pregunte por un reclamo por despido injusto (unfair dismissal).',
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
  'au.work.right-consult': {
    says: 'Un convenio (award) obliga al empleador a hablar con usted antes de suprimir el puesto (redundancy). Si no lo hace, la supresión quizá no sea real.',
  },
  'au.work.right-insolvent': {
    says: 'Si la empresa es insolvente, el gobierno puede pagar sueldos no pagados, vacaciones, preaviso e indemnización (redundancy pay).',
  },
  'au.work.right-harsh': {
    says: 'La Commission pregunta si hubo una buena razón, si se la dijeron y si pudo responder. También pregunta si pudo llevar a una persona de apoyo (support person).',
  },
  'au.work.right-forced': {
    says: 'Si lo que hizo el empleador no le dejó una elección real, una renuncia (resignation) puede contar como despido.',
  },
  'au.work.right-deductions': {
    says: 'Su último sueldo debe llegar completo. Solo pueden retener dinero si usted aceptó por escrito por su propio bien, o si una ley o un convenio (award) lo permite.',
  },
  'au.work.right-long-service': {
    says: 'Después de muchos años de trabajo, el permiso por larga antigüedad (long service leave) casi siempre se paga al terminar el trabajo. Cada estado tiene sus propios años.',
  },
}
