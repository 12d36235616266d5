/** The Spanish words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_ES: Words = {
  'ie.ask.home-loan': {
    says: 'Contacte ya con el prestamista y con MABS, 0818 07 2000. Antes debe estudiar ayudas, y necesita una orden judicial para la casa. Vaya a cada vista.',
  },
  'ie.ask.car-finance': {
    says: 'Depende. Pagado un tercio del precio, necesitan una orden judicial. También puede terminar pagando la mitad y devolviendo el coche.',
    dependsOn: 'cuánto ha pagado ya',
  },
  'ie.ask.toll': {
    says: 'Revise el aviso en eflow.ie, escrito por usted. Pague pronto, porque sube por pasos. Si vendió el coche o no estuvo allí, reclame con pruebas.',
  },
  'ie.ask.property-tax': {
    says: 'Pida a Revenue aplazarlo si gana poco, o pagar por partes. Presente la declaración en todo caso.',
  },
  'ie.ask.data-breach': {
    says: 'Cambie sus contraseñas y avise al banco. Pregunte qué datos se llevaron. Puede quejarse gratis ante la Comisión de Protección de Datos y pedir daños.',
  },
  'ie.ask.flight': {
    says: 'Puede elegir reembolso u otro vuelo. También puede recibir de €250 a €600 si le avisaron tarde y la causa dependía de la aerolínea. Reclame primero a la aerolínea. Tras seis semanas, o un no, quéjese gratis a la Irish Aviation Authority.',
  },
  'ie.ask.builder': {
    says: 'Escriba lo que está mal y dé una fecha para arreglarlo. El trabajo debe hacerse con cuidado. Luego use el proceso de pequeñas cuantías hasta 2.000 €.',
  },
  'ie.ask.welfare-refused': {
    says: 'Pida a la oficina que lo revise y recurra ante la Social Welfare Appeals Office en 60 días. Es gratis. Mande pruebas nuevas.',
  },
  'ie.ask.management-fee': {
    says: 'Depende. Pida el presupuesto aprobado y las cuentas. Si lo debe, pida pagar por partes antes del juicio.',
    dependsOn: 'si el presupuesto fue aprobado',
  },
  'ie.ask.property-tax-dates': {
    says: 'Mire el día en LPT online. El cargo único del año suele ser el 21 de marzo. El cargo mensual es el día 15.',
  },
  'ie.ask.broken-goods': {
    says: 'Escriba a la tienda y diga qué falla. Un producto debe durar un tiempo razonable, también tras la garantía. Pida reparación o cambio gratis; si no, su dinero.',
  },
  'ie.ask.used-car': {
    says: 'Escriba al vendedor enseguida. En 30 días un fallo grave le permite devolver el coche por su dinero. Después pida primero una reparación gratis. Con un particular es distinto.',
  },
  'ie.ask.photo': {
    says: 'No enseguida. Pregunte de quién es y cómo se calculó la suma. Lo justo suele ser el precio normal de la licencia. Quite la foto y guarde una copia.',
    dependsOn: 'de cómo la usó y si tenía permiso',
  },
  'ie.ask.council-parking': {
    says: 'Escriba al ayuntamiento (council) antes de que acaben los 28 días, con fotos, y pida que lo anule. Si dice que no, pague a tiempo o explíquese ante un juez.',
  },
  'ie.ask.loan-in-my-name': {
    says: 'Escriba al prestamista que no fue usted y avise a los gardaí. Puede pedir que el Central Credit Register anote que alguien usa su nombre.',
  },
  'ie.ask.card-payment-not-mine': {
    says: 'Reclame por escrito al banco. En general debe devolver el dinero al siguiente día hábil y probar que usted fue descuidado. Después acuda gratis al FSPO.',
  },
  'ie.ask.firm-closed': {
    says: 'Pida el dinero por escrito y pida enseguida a su banco que anule el cargo. No tiene que pagar lo que no le dan. Si la empresa quebró, escriba al liquidador.',
  },
  'ie.ask.bank-account-frozen': {
    says: 'Pida por escrito al banco que libere sueldo, ayudas y dinero para alquiler y comida. Quizá no pueda decir el motivo. Reclame hoy: tras 40 días laborables, o un no final, acuda gratis al FSPO.',
  },
}
