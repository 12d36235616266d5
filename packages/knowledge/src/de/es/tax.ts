/** The Spanish words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_ES: Words = {
  'de.public.tax-want': {
    says: 'La oficina de impuestos fijó un impuesto o le recuerda pagarlo. La decisión dice el día.',
  },
  'de.public.tax-who': {
    says: 'La oficina de impuestos puede ejecutar sin juzgado, pero antes debe decírselo y puede darle tiempo.',
  },
  'de.public.tax-reality': {
    says: 'Una oposición sola no detiene el pago. Pida en la misma carta que paren el pago (Aussetzung der Vollziehung).',
  },
  'de.public.tax-rights': {
    says: 'Puede oponerse en un plazo de un mes. Es gratis y no necesita abogado.',
  },
  'de.public.tax-not-yet': {
    says: 'Ahora no se embarga nada. Primero el impuesto debe vencer, después llega un aviso y debe pasar una semana.',
  },
  'de.public.tax-know': {
    says: 'La oficina de impuestos puede dejarle pagar más tarde o en cuotas (Stundung). Debe pedirlo antes del día de vencimiento.',
    learnMore: 'Escriba por qué no puede pagar ahora y cuándo puede. Ofrezca cuotas mensuales.',
  },
  'de.public.tax-deadline': {
    says: 'Tiene un mes desde el día en que le llegó la decisión. Las razones pueden venir después.',
    action: 'Enviar su oposición (Einspruch), por escrito o por ELSTER',
    consequence: 'La decisión queda firme, aunque esté mal.',
    service: 'una decisión de impuestos cuenta como recibida el cuarto día después del envío',
  },
  'de.public.tax-step-check': {
    says: 'Compare la decisión con su declaración, línea por línea. Las notas del final dicen qué se cambió.',
  },
  'de.public.tax-step-object': {
    says: '¿No es correcta? Opóngase en una frase y pida parar el pago de la parte discutida.',
  },
  'de.public.tax-step-pay': {
    says: 'Pague a tiempo o pida tiempo antes del día. El impuesto tardío cuesta 1 % por cada mes empezado (Säumniszuschlag).',
  },
  'de.public.tax-step-estimate': {
    says: 'La oficina estimó sus ingresos porque no llegó su declaración. Opóngase y envíe ya la declaración.',
  },
  'de.public.tax-option-object': {
    says: 'Envíe una frase con su número fiscal. Añada pruebas después.',
    title: 'Oponerse a la decisión de impuestos',
    cost: 'Gratis.',
    time: 'Un mes.',
    risk: 'La oficina también puede cambiarla en su contra, pero antes debe avisarle. Entonces puede retirarse.',
    bestFor: 'Faltan gastos o la oficina se equivocó.',
  },
  'de.public.tax-option-time': {
    says: 'Explique su dificultad y ofrezca un plan.',
    title: 'Pedir tiempo o cuotas',
    cost: 'Lo normal es un interés de 0,5 % al mes.',
    time: 'Antes del día de vencimiento.',
    risk: 'La oficina puede querer pruebas de sus medios.',
    bestFor: 'El impuesto es correcto pero no puede pagar ahora.',
  },
  'de.public.tax-option-help': {
    says: 'Las asociaciones de ayuda fiscal (Lohnsteuerhilfe) ayudan a empleados y jubilados.',
    title: 'Acudir a una asociación fiscal o un asesor',
    cost: 'Una cuota anual según ingresos, o unos honorarios.',
    time: 'Dentro del mes.',
    risk: 'Opóngase usted a tiempo.',
    bestFor: 'No entiende la decisión.',
  },
  'de.public.tax-right-restore': {
    says: 'Si dejó pasar el mes sin culpa, pida la reposición (Wiedereinsetzung) en un plazo de un mes.',
  },
  'de.public.tax-right-slip': {
    says: 'Los errores claros, como un número equivocado, se pueden corregir también después.',
  },
  'de.public.tax-right-stop': {
    says: 'Si hay dudas serias, la oficina debe parar el pago hasta decidir sobre su oposición.',
  },
  'de.public.tax-step-day': {
    says: 'Anote el día en que vence la cantidad. Si no puede pagar, pida tiempo antes de ese día.',
  },
  'de.public.tax-step-proof': {
    says: 'Envíe las facturas y pruebas que faltan con su oposición o poco después.',
  },
}
