/** The Spanish words of Belgium: tax. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_ES: Words = {
  'be.tax.want': {
    says: 'La hacienda dice lo que debe por un año, y hasta cuándo.',
  },
  'be.tax.who': {
    says: 'El SPF Finances (FOD Financiën) es la hacienda federal. Puede embargar sin ir antes a un juez.',
  },
  'be.tax.reality': {
    says: 'Una factura de impuestos puede estar mal. Tiene un año para oponerse, pero unos dos meses para pagar.',
  },
  'be.tax.rights-summary': {
    says: 'Puede oponerse, pedir pagar a plazos y pedir ayuda al mediador fiscal. Todo es gratis.',
  },
  'be.tax.not-yet': {
    says: 'Antes del día de pago no pueden embargar. Mientras se opone, casi siempre solo pueden cobrar lo que usted no discute.',
  },
  'be.tax.deadline-object': {
    says: 'Tiene un año para oponerse. Empieza el tercer día hábil después del envío. El día que se muestra es el seguro.',
    action: 'Oponerse al impuesto (réclamation, bezwaar)',
    consequence: 'El impuesto se queda, salvo por unos pocos errores.',
  },
  'be.tax.right-object': {
    says: 'Tiene derecho a oponerse en MyMinfin o por carta. Diga por qué. Pida ser oído.',
  },
  'be.tax.right-court': {
    says: 'Si dicen que no, o nada en seis meses, puede ir al tribunal de primera instancia.',
  },
  'be.tax.right-relief': {
    says: 'Si nunca podrá pagarlo todo, puede pedir una vez cada cinco años que paren el cobro (surséance indéfinie).',
  },
  'be.tax.step-check': {
    says: 'Compare la factura con su declaración y sus nóminas en MyMinfin.',
  },
  'be.tax.step-plan': {
    says: 'Si no puede pagar de una vez, pida hoy un plan en MyMinfin.',
  },
  'be.tax.step-object': {
    says: 'Si está mal, opóngase pronto y pague la parte correcta.',
  },
  'be.tax.option-plan': {
    title: 'Pedir pagar a plazos',
    says: 'Pida hasta 12 plazos mensuales. Diga lo que gana y gasta.',
    cost: 'El impuesto, e intereses',
    time: 'Hoy.',
    risk: 'Los intereses siguen.',
    bestFor: 'Lo debe pero no puede pagar de una vez.',
  },
  'be.tax.option-object': {
    title: 'Oponerse al impuesto',
    says: 'Escriba qué está mal y añada pruebas.',
    cost: 'Gratis',
    time: 'En un año, mejor en dos meses',
    risk: 'Los intereses siguen por lo que pierda.',
    bestFor: 'La cantidad está mal o no es suya.',
  },
  'be.tax.option-mediator': {
    title: 'Preguntar al mediador fiscal',
    says: 'El mediador fiscal habla con la oficina por usted.',
    cost: 'Gratis',
    time: 'Semanas',
    risk: 'Ninguno. Los días siguen corriendo.',
    bestFor: 'No le dan respuesta o plan.',
  },
}
