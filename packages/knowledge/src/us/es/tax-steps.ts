/** The Spanish words of the rows in ../tax-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_STEPS_ES: Words = {
  'us.tax.step-number': {
    says: 'Busque el número del aviso y la fecha para actuar en la parte de arriba de la carta. Búsquelo en IRS.gov.',
  },
  'us.tax.step-check': {
    says: 'Compare la carta con su declaración y su cuenta en IRS.gov. Revise los pagos y formularios como W-2 y 1099.',
  },
  'us.tax.step-answer': {
    says: 'Actúe a más tardar en la fecha aunque no pueda pagar: conteste, pida un plan o pida una audiencia.',
  },
  'us.tax.step-help': {
    says: 'Pida ayuda gratis a una Low Income Taxpayer Clinic o al Taxpayer Advocate.',
  },
  'us.tax.step-dispute': {
    says: 'Si está mal, escriba a la dirección del aviso con copias de sus pruebas. Envíelo por correo certificado (certified mail).',
  },
  'us.tax.option-plan': {
    says: 'Pida un plan de pagos en línea en IRS.gov. Mientras dura, el IRS en la mayoría de los casos no quita nada.',
    title: 'Pagar en cuotas',
    cost: 'Una tarifa inicial en algunos casos, e intereses',
    time: 'Minutos en línea',
    risk: 'Siguen los intereses y una multa menor.',
    bestFor: 'La debe pero no puede pagarla toda de una vez.',
  },
  'us.tax.option-appeal': {
    says: 'Conteste en la forma y el plazo que dice el aviso, y envíe pruebas.',
    title: 'No estar de acuerdo o apelar',
    cost: 'Gratis, o una tarifa pequeña del Tax Court que se puede perdonar',
    time: '30 o 90 días, según el aviso',
    risk: 'Los intereses siguen si pierde.',
    bestFor: 'La suma está mal o no es suya.',
  },
  'us.tax.option-hardship': {
    says: 'Pida el estado de no cobrable por ahora (“currently not collectible”). O use la herramienta del IRS para ver si cabe una oferta de acuerdo (offer in compromise).',
    title: 'Pedir que esperen o un acuerdo por menos',
    cost: 'La oferta tiene una tarifa; es gratis con ingresos bajos',
    time: 'De semanas a meses',
    risk: 'Los intereses siguen. No aceptan todas las ofertas.',
    bestFor: 'Pagar le dejaría sin lo básico.',
  },
  'us.tax.option-help': {
    says: 'El Taxpayer Advocate y las Low Income Taxpayer Clinics pueden hablar con el IRS por usted.',
    title: 'Recibir ayuda gratis con impuestos',
    cost: 'Gratis',
    time: 'Llame esta semana',
    risk: 'Ninguno. Los días siguen corriendo.',
    bestFor: 'Le van a embargar (levy), o no lo entiende.',
  },
  'us.tax.option-pay': {
    says: 'Pague solo en IRS.gov o con un cheque a nombre de United States Treasury.',
    title: 'Pagarlo',
    cost: 'La suma',
    time: 'Un día',
    risk: 'Ninguno si está bien.',
    bestFor: 'Está de acuerdo y puede pagarlo.',
  },
}
