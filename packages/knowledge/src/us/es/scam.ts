/** The Spanish words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_ES: Words = {
  'us.scam.want': {
    says: 'Quieren su dinero o sus datos rápido, antes de que pueda comprobar nada.',
  },
  'us.scam.who': {
    says: 'Los estafadores suelen usar el nombre del IRS, el Seguro Social, la policía, un banco o una tienda grande.',
  },
  'us.scam.reality': {
    says: 'Ninguna oficina real pide tarjetas de regalo, criptomonedas, efectivo por mensajero ni una transferencia para proteger su dinero.',
  },
  'us.scam.rights-summary': {
    says: 'No debe ninguna respuesta. Puede colgar, borrar el mensaje y preguntar a la oficina real por su propio número.',
  },
  'us.scam.not-yet': {
    says: 'Nadie viene a arrestarle hoy por este mensaje. Las cortes y oficinas reales escriben y dan tiempo.',
  },
  'us.scam.irs': {
    says: 'El IRS escribe primero por correo. No empieza con un mensaje de texto, correo electrónico o llamada por una deuda o un reembolso.',
    actionable: 'Vea su cuenta en IRS.gov. No use el enlace ni el número del mensaje.',
  },
  'us.scam.ssa': {
    says: 'El Seguro Social (Social Security) nunca suspende su número y nunca pide dinero para conservarlo.',
    actionable: 'Repórtelo en oig.ssa.gov.',
  },
  'us.scam.debt': {
    says: 'Un cobrador que no da su nombre, su dirección y un aviso escrito puede ser falso.',
    actionable:
      'Pida un aviso de validación (validation notice) por escrito. Busque el caso en el sitio de la propia corte.',
  },
  'us.scam.false-officer': {
    says: 'Hacerse pasar por un agente federal para sacar dinero es un delito, con hasta tres años de prisión. La víctima es usted.',
    actionable: 'Anote el nombre, el número de placa y el teléfono que usan, y repórtelos.',
  },
  'us.scam.ssa-name': {
    says: 'Nadie puede usar el nombre del Seguro Social (Social Security) para que una carta falsa parezca oficial. Quien lo hace puede recibir una multa.',
  },
  'us.scam.step-report-ssa': {
    says: 'Repórtelo al inspector general del Seguro Social en oig.ssa.gov, y a la FTC en ReportFraud.ftc.gov.',
  },
  'us.scam.right-check': {
    says: 'Tiene derecho a tomarse su tiempo y a comprobar con la oficina real antes de pagar o decir algo.',
  },
  'us.scam.right-bank': {
    says: 'Si salió dinero de su cuenta sin su permiso, su banco debe investigarlo. Avísele en un plazo de dos días hábiles: así su parte será la menor posible.',
  },
  'us.scam.toll': {
    says: 'Casi todos los mensajes sobre peajes sin pagar con un enlace son estafas. Mire su cuenta en el sitio propio de la agencia de peaje.',
  },
  'us.scam.step-stop': {
    says: 'No pague, no llame al número, no abra el enlace y no dé ningún dato.',
  },
  'us.scam.step-check': {
    says: 'Busque usted el número de la oficina real, en su propio sitio o en una cuenta vieja, y pregunte.',
  },
  'us.scam.step-report-irs': {
    says: 'Denuncie una falsa oficina de impuestos a TIGTA en tigta.gov. Reenvíe un correo falso a phishing@irs.gov.',
  },
  'us.scam.step-report': {
    says: 'Repórtelo en ReportFraud.ftc.gov. Las estafas por internet repórtelas también en ic3.gov.',
  },
  'us.scam.step-paid': {
    says: 'Si pagó, llame ya a su banco, a su tarjeta o a la empresa de la tarjeta de regalo y pida su dinero. Si dio datos, vaya a IdentityTheft.gov.',
  },
  'us.scam.option-ignore': {
    says: 'Guárdelo como prueba, repórtelo y no responda.',
    title: 'No responder',
    cost: 'Gratis',
    time: 'Ninguno',
    risk: 'Ninguno, una vez que comprobó con la oficina real.',
    bestFor: 'No ha pagado ni les ha dicho nada.',
  },
  'us.scam.option-report': {
    says: 'Repórtelo, avise a su banco, cambie sus contraseñas y congele su crédito en los tres burós. Congelarlo es gratis.',
    title: 'Reportarlo y protegerse',
    cost: 'Gratis',
    time: '15 minutos',
    risk: 'Ninguno.',
    bestFor: 'Pagó, o les dio datos.',
  },
  'us.scam.warning-recovery': {
    says: 'Si alguien ofrece recuperar su dinero a cambio de un pago, eso también es una estafa.',
  },
  'us.scam.right-card': {
    says: 'Por compras con un número de tarjeta de crédito robado debe como mucho $50, casi siempre nada. Llame ya a la empresa de la tarjeta.',
  },
}
