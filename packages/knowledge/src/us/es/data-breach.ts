/** The Spanish words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_ES: Words = {
  'us.breach.want': {
    says: 'Una empresa le avisa que otros pudieron ver sus datos. No debe nada, pero conviene protegerse.',
  },
  'us.breach.reality': {
    says: 'Una filtración no significa que usaron mal sus datos. Un congelamiento de crédito frena casi toda cuenta nueva a su nombre.',
  },
  'us.breach.right-freeze': {
    says: 'Puede congelar gratis su crédito en cada una de las tres agencias. También puede levantarlo gratis.',
  },
  'us.breach.right-reports': {
    says: 'Puede recibir reportes de crédito gratis y buscar cuentas que no son suyas.',
  },
  'us.breach.right-notice': {
    says: 'La ley estatal obliga a las empresas a avisarle de una filtración, y a menudo qué datos fueron y qué hacer.',
  },
  'us.breach.right-block': {
    says: 'Si alguien usa su nombre, la agencia debe bloquear esas deudas en 4 días hábiles desde su informe de robo de identidad.',
  },
  'us.breach.right-health': {
    says: 'Si son datos de salud, el aviso debe llegar en 60 días después de hallar la filtración.',
  },
  'us.breach.right-ca': {
    says: 'En California puede pedir daños si una empresa perdió sus datos por no cuidarlos bien.',
  },
  'us.breach.step-freeze': {
    says: 'Congele su crédito en Equifax, Experian y TransUnion. Cambie la contraseña de la cuenta y de otras iguales.',
  },
  'us.breach.step-theft': {
    says: 'Si algo está mal, denúncielo en robodeidentidad.gov. Le hace un plan y las cartas.',
  },
  'us.breach.option': {
    says: 'Acepte la vigilancia gratis si la ofrecen, y congele también su crédito.',
    title: 'Proteger su crédito',
    cost: 'Gratis',
    time: 'Esta semana',
    risk: 'Hay que levantar el congelamiento antes de pedir crédito.',
    bestFor: 'Todo el que recibe una carta así.',
  },
  'us.breach.right-money': {
    says: 'Si alguien usa su tarjeta o su cuenta, avise al banco enseguida. Con una tarjeta de crédito debe entonces como mucho $50. Con una cuenta, actúe en dos días hábiles.',
  },
}
