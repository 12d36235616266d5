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
  'us.scam.right-check': {
    says: 'Tiene derecho a tomarse su tiempo y a comprobar con la oficina real antes de pagar o decir algo.',
  },
  'us.scam.right-bank': {
    says: 'Si salió dinero de su cuenta sin su permiso, su banco debe investigarlo. Avísele en un plazo de dos días hábiles: así su parte será la menor posible.',
  },
  'us.scam.toll': {
    says: 'Casi todos los mensajes sobre peajes sin pagar con un enlace son estafas. Mire su cuenta en el sitio propio de la agencia de peaje.',
  },
  'us.scam.right-card': {
    says: 'Por compras con un número de tarjeta de crédito robado debe como mucho $50, casi siempre nada. Llame ya a la empresa de la tarjeta.',
  },
  'us.scam.right-identity-crime': {
    says: 'Usar su nombre o su número para engañar es un delito federal (identity theft). Si los dio, vaya a IdentityTheft.gov.',
  },
}
