/** Demands of the tax office and Social Security, and what holds for benefits too: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_WORDS: Words = {
  'es.public.want-tax': {
    says: 'Hacienda o el ayuntamiento pide un impuesto, una sanción o un recargo.',
  },
  'es.public.want-apremio': {
    says: 'Es una providencia de apremio: el primer plazo ya pasó. Si paga en su plazo corto, el recargo queda en el 10 %.',
  },
  'es.public.who': {
    says: 'Es una oficina pública. Puede cobrar sin juez, pero usted puede recurrir y pedir plazos.',
  },
  'es.public.rights': { says: 'Puede ver el expediente, alegar, recurrir y pedir pagar a plazos.' },
  'es.public.reality': { says: 'Es serio, pero tiene tiempo si contesta antes del último día.' },
  'es.public.no-seizure': {
    says: 'No pueden embargar antes de que acabe el plazo voluntario y le llegue la providencia de apremio.',
  },
  'es.public.pay-days': {
    says: '¿Notificada del 1 al 15? Pague hasta el 20 del mes siguiente. ¿Después? Hasta el 5 del segundo mes siguiente.',
  },
  'es.public.apremio-days': {
    says: 'En la providencia de apremio: notificada hasta el 15, pague hasta el 20 de ese mes. Después, hasta el 5 del siguiente.',
  },
  'es.public.surcharges': {
    says: 'El recargo es del 5 % si paga antes del apremio, del 10 % dentro de su plazo y del 20 % después.',
  },
  'es.public.deadline-review': {
    says: 'Tiene un mes desde el día siguiente a recibirla para recurrir. Contamos desde su fecha.',
    action: 'Presentar recurso de reposición o reclamación económico-administrativa',
    consequence: 'La decisión queda firme.',
  },
  'es.public.right-instalments': {
    says: 'Puede pedir pagar a plazos (aplazamiento o fraccionamiento). Hasta 50.000 € sin garantía. Se suman intereses.',
  },
  'es.public.right-apremio-grounds': {
    says: 'Contra la providencia de apremio solo valen algunos motivos: pagada, prescrita, aplazada, liquidación no notificada o errores.',
  },
  'es.public.right-file': {
    says: 'Tiene derecho a ver el expediente y a ser oído antes de una decisión en su contra.',
  },
  'es.public.right-four-years': {
    says: 'El impuesto y su cobro prescriben a los cuatro años. Cada actuación que le llega hace empezar de nuevo los cuatro años.',
  },
  'es.public.right-wage-limits': {
    says: 'Si embargan sueldo, pensión o cuenta, la parte hasta el salario mínimo sigue siendo suya.',
  },
  'es.public.right-fine-cut': {
    says: 'Una sanción de Hacienda baja si está conforme y si paga a tiempo.',
  },
  'es.public.option-appeal': {
    title: 'Recurrir',
    says: 'Pida a la misma oficina que lo revise o vaya al tribunal económico-administrativo.',
    cost: 'Nada.',
    time: 'Un mes para presentarlo.',
    risk: 'La deuda se paga igual, salvo suspensión.',
    bestFor: 'La cantidad o el motivo están mal.',
  },
  'es.public.option-plan': {
    title: 'Pedir pagar a plazos',
    says: 'Pida un plan por internet o en la oficina.',
    cost: 'Intereses.',
    time: 'Minutos para pedirlo.',
    risk: 'Si falla un pago, llega el recargo.',
    bestFor: 'Lo debe y no puede pagar de una vez.',
  },
  'es.public.option-pay': {
    title: 'Pagar a tiempo',
    says: 'Pague con el código de la carta en su banco o en la web oficial.',
    cost: 'La cantidad.',
    time: 'Minutos.',
    risk: 'Bajo. Puede recurrir aunque pague.',
    bestFor: 'Es correcto y puede pagar.',
  },
  'es.public.insight-ask-first': {
    says: 'Si pide el plan antes del último día, no empieza el recargo mientras deciden.',
    actionable: 'Pídalo hoy. Guarde el justificante.',
  },
  'es.public.warning-apremio-date': {
    says: '¿Notificada hasta el 15? Pague hasta el 20 del mismo mes. ¿Después? Hasta el 5 del mes siguiente. Luego pueden embargar.',
  },
  'es.public.warning-electronic': {
    says: 'Un aviso en su buzón electrónico (DEHú) vale a los diez días aunque no lo abra.',
  },
  'es.tax.right-reasons': {
    says: 'Un aviso de impuestos debe mostrar cómo sale la suma, por qué, y dónde y hasta cuándo recurrir. Si no, dígalo en el recurso.',
  },
  'es.surcharge.deadline-pay': {
    says: '¿Llegó hasta el día 15? Pague hasta el 20 de ese mes. ¿Después? Hasta el 5 del mes siguiente. Contamos desde su fecha.',
    action: 'Pagarlo todo, para que el recargo sea del 10 % y no del 20 %',
    consequence: 'El recargo pasa al 20 %, con intereses, y pueden embargar.',
  },
  'es.surcharge.option-pay': {
    title: 'Pagar a tiempo',
    says: 'Pague la deuda y el 10 % en su banco o en la sede oficial. Tiene que ser todo, en su plazo corto.',
    cost: 'La deuda y el 10 %. Sin intereses.',
    time: 'Minutos.',
    risk: 'Bajo. Aún puede recurrir dentro del mes.',
    bestFor: 'Lo debe y puede pagar ahora.',
  },
  'es.surcharge.deadline-review': {
    says: 'Tiene un mes desde el día siguiente a recibirla para pedir que la revisen. Contamos desde su fecha.',
    action: 'Presentar recurso de reposición, por uno de los pocos motivos que valen',
    consequence: 'La providencia queda firme.',
  },
}
