/** Letters that end a job: reasons, pay and help: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_ES: Words = {
  'nz.work.myth-contract': {
    says: 'Usted tiene derechos en el trabajo incluso sin contrato escrito. El salario mínimo, las vacaciones y un trato justo siguen contando.',
  },
  'nz.work.want': {
    says: 'Busque la razón y su último día de trabajo. De eso depende lo que puede hacer.',
  },
  'nz.work.reality': {
    says: 'El empleador debe tener una buena razón y actuar de forma justa. Si no, usted puede presentar una queja personal (personal grievance).',
  },
  'nz.work.who': {
    says: 'El Employment Mediation Service ayuda gratis. La Employment Relations Authority decide si no se ponen de acuerdo.',
  },
  'nz.work.rights': {
    says: 'Usted conserva el derecho al preaviso que dice su contrato, a los sueldos sin pagar y al pago de vacaciones.',
  },
  'nz.work.no-hold': {
    says: 'No pueden retener el sueldo que usted ganó, salvo que lo haya aceptado por escrito.',
  },
  'nz.work.know-trial': {
    says: 'Si su contrato tiene una prueba válida de 90 días (90 day trial), no puede reclamar por el despido mismo. Debe estar firmada antes de empezar.',
  },
  'nz.work.right-reasons': {
    says: 'Puede pedir las razones por escrito en un plazo de 60 días. El empleador tiene entonces 14 días para darlas.',
  },
  'nz.work.right-process': {
    says: 'Tiene derecho a conocer el problema, a responder con una persona de apoyo y a que le escuchen con mente abierta.',
  },
  'nz.work.right-holiday': {
    says: 'Tiene derecho a cobrar todas las vacaciones no usadas cuando termina el trabajo.',
  },
  'nz.work.step-reasons': { says: 'Pida las razones por escrito.' },
  'nz.work.step-keep': { says: 'Guarde la carta, su contrato, las nóminas y los mensajes.' },
  'nz.work.step-call': {
    says: 'Llame a su sindicato, a Community Law o a la línea del trabajo al 0800 20 90 20.',
  },
  'nz.work.opt-deal': {
    says: 'Pida más dinero o una buena carta de referencia. Busque consejo antes de firmar.',
    title: 'Pedir un acuerdo mejor',
    cost: 'Gratis.',
    time: 'Días o semanas.',
    risk: 'No deje pasar los 90 días.',
    bestFor: 'Quiere pasar página.',
  },
  'nz.work.insight-redundancy': {
    says: 'Si su puesto desaparece (redundancy), deben consultarle con hechos antes de decidir. La ley no da indemnización, salvo que la dé su contrato.',
    actionable: 'Pida las razones de la empresa y cómo le eligieron.',
  },
  'nz.work.insight-conduct': {
    says: 'Desde el 21 de febrero de 2026 su propia conducta puede reducir lo que recibe, hasta nada por una falta grave (serious misconduct).',
    actionable: 'Cuente a su asesor todo lo que pasó, también lo que no le ayuda.',
  },
  'nz.work.right-good-faith': {
    says: 'Antes de un despido el empleador debe darle los hechos y una oportunidad real de responder.',
  },
  'nz.work.right-holiday-law': {
    says: 'El pago de vacaciones que usted ganó debe pagarse con el último sueldo.',
  },
  'nz.work.right-deductions': {
    says: 'El empleador no puede quitar dinero de su sueldo sin su acuerdo escrito o sin la ley.',
  },
  'nz.work.right-human-rights': {
    says: 'No pueden despedirle por origen, sexo, edad, religión, discapacidad o familia. Puede quejarse gratis.',
  },
  'nz.work.right-agreement': {
    says: 'Ninguna ley fija una indemnización (redundancy pay). Mire su contrato, y lo que dice cuando el trabajo se vende o se traslada.',
  },
  'nz.work.right-trial': {
    says: 'Con una prueba válida de 90 días (90-day trial) no puede reclamar por despido injustificado (unjustified dismissal). Pero solo cuenta si usted la aceptó por escrito antes de empezar a trabajar.',
  },
}
