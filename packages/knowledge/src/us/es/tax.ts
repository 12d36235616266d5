/** The Spanish words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_ES: Words = {
  'us.tax.want': {
    says: 'El IRS dice que usted debe impuestos, o que su declaración debe cambiar. Quiere un pago o una respuesta.',
  },
  'us.tax.who': {
    says: 'El IRS es la oficina federal de impuestos. Escribe por correo antes de hacer cualquier otra cosa.',
  },
  'us.tax.reality': {
    says: 'El número del aviso, como CP14 o CP504, dice en qué etapa está. Puede ver su cuenta en IRS.gov.',
  },
  'us.tax.rights-summary': {
    says: 'Puede no estar de acuerdo, apelar, pagar en cuotas y tener a alguien que hable por usted.',
  },
  'us.tax.not-yet': {
    says: 'En la mayoría de los casos el IRS no puede quitarle sueldo ni dinero del banco antes de un aviso final. Después tiene 30 días para pedir una audiencia.',
  },
  'us.tax.know-ten-years': {
    says: 'El IRS tiene, en la mayoría de los casos, diez años para cobrar un impuesto desde que lo fijó (assessed).',
    learnMore:
      'Algunos pasos, como una apelación o una bancarrota (bankruptcy), alargan ese tiempo.',
  },
  'us.tax.right-disagree': {
    says: 'Tiene derecho a no estar de acuerdo, a ser oído y a apelar ante una oficina independiente.',
  },
  'us.tax.right-plan': {
    says: 'Puede pedir pagar en cuotas mensuales. Con muchas deudas puede hacerlo en línea en minutos.',
  },
  'us.tax.right-compromise': {
    says: 'Si no puede pagar, puede pedir al IRS que espere, u ofrecer un acuerdo por menos.',
  },
  'us.tax.right-advocate': {
    says: 'Si esto le causa dificultades graves, el Taxpayer Advocate Service ayuda gratis.',
  },
  'us.tax.right-exempt': {
    says: 'Hasta un embargo por impuestos (levy) debe dejarle parte de su sueldo y algunas cosas básicas.',
  },
  'us.tax.deadline-deficiency': {
    says: 'Después de un aviso de deficiencia (notice of deficiency) tiene 90 días para ir al Tribunal Fiscal (Tax Court). El IRS no puede alargar ese plazo.',
    action: 'Presentar una petición ante el United States Tax Court si no está de acuerdo',
    consequence:
      'El IRS añade el impuesto. En la mayoría de los casos usted debe pagar antes de que una corte pueda verlo.',
  },
  'us.tax.deadline-hearing': {
    says: 'Tiene 30 días para pedir una audiencia (Collection Due Process). Mientras dura, el IRS no debe embargar (levy).',
    action: 'Enviar el formulario 12153 (Form 12153) para pedir una audiencia',
    consequence:
      'El IRS puede quitarle sueldo, dinero del banco o bienes. También pierde el camino al Tribunal Fiscal (Tax Court).',
  },
  'us.tax.deadline-proposed': {
    says: 'Un CP2000 no es una cuenta por pagar. Propone un cambio. En la mayoría de los casos tiene 30 días para contestar, y puede pedir más.',
    action: 'Contestar el cambio propuesto: aceptarlo, o decir por qué no, con pruebas',
    consequence:
      'El IRS envía un aviso de deficiencia (notice of deficiency) y después una cuenta.',
  },
  'us.tax.deadline-cp504': {
    says: 'Después de un CP504 tiene 30 días para pagar o hacer un plan. Es serio, pero todavía debe llegar un aviso final.',
    action: 'Pagar, hacer un plan o llamar al IRS',
    consequence:
      'El IRS puede quitarle su reembolso de impuestos del estado y seguir hasta un aviso final.',
  },
  'us.tax.deadline-cp14': {
    says: 'Un CP14 es la primera cuenta. Pague o haga un plan en un plazo de 21 días y evita más intereses y multas.',
    action: 'Pagar, hacer un plan o decir por qué la cuenta está mal',
    consequence: 'Se añaden más intereses y multas.',
  },
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
  'us.tax.insight-penalty': {
    says: 'Si sus últimos tres años estuvieron en orden, el IRS a menudo quita una primera multa cuando usted lo pide.',
    actionable: 'Llame o escriba y pida el alivio de la primera multa (first-time penalty relief).',
  },
  'us.tax.warning-scam': {
    says: 'El IRS no acepta tarjetas de regalo, criptomonedas ni transferencias, y no amenaza con arrestos. Si duda, vea su cuenta en IRS.gov.',
  },
  'us.state-tax.want': {
    says: 'Un estado, condado o ciudad dice que usted debe impuestos.',
  },
  'us.state-tax.rights-summary': {
    says: 'Puede preguntar cómo lo calcularon, protestar o apelar, y pedir pagar en cuotas.',
  },
  'us.state-tax.right-appeal': {
    says: 'Tiene derecho a protestar o apelar. El aviso dice la forma y el último día.',
  },
  'us.state-tax.step-date': {
    says: 'Busque el último día para protestar y el sitio web propio de la oficina. Si duda, no use un enlace de la carta.',
  },
  'us.state-tax.step-check': {
    says: 'Compárelo con su declaración y sus pagos. Conteste por escrito con copias de sus pruebas.',
  },
  'us.state-tax.option-appeal': {
    says: 'Escriba a más tardar el último día que no está de acuerdo y por qué.',
    title: 'Protestar o apelar',
    cost: 'Gratis en la mayoría de los estados',
    time: 'Hasta el día que dice el aviso',
    risk: 'Los intereses siguen si pierde.',
    bestFor: 'La suma está mal o no es suya.',
  },
  'us.state-tax.option-plan': {
    says: 'La mayoría de las oficinas de impuestos permite pagar en cuotas. Pídalo en línea o por teléfono, en su propio sitio.',
    title: 'Pedir un plan de pagos',
    cost: 'Una parte cada mes, e intereses',
    time: 'Antes del día que dice el aviso',
    risk: 'Todavía pueden registrar un gravamen (lien).',
    bestFor: 'La debe pero no puede pagarla toda de una vez.',
  },
}
