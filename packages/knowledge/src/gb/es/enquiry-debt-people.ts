/** : the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_PEOPLE_ES: Words = {
  'gb.ask-debt.dead-family-pays': {
    says: 'No, salvo que el familiar firmara también. Se paga con lo que dejó la persona. Comunique la muerte por escrito, pida que dejen de llamar y reclame si siguen.',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Diga hoy al prestamista, por escrito, que usted no lo pidió. Pida que lo investigue y deje de cobrar. Denúncielo en Report Fraud y revise sus informes de crédito gratuitos.',
  },
  'gb.ask-debt.partner': {
    says: 'No, en la mayoría de los casos. No debe una deuda por estar casado o vivir con alguien. La debe si firmó también. El council tax y el alquiler de una casa compartida pueden ser distintos.',
  },
  'gb.ask-debt.joint': {
    says: 'En una deuda conjunta pueden pedir a cada uno toda la deuda, no la mitad. Usted puede pedir a la otra persona su parte.',
  },
  'gb.ask-debt.dead': {
    says: 'Las deudas no se heredan. Se pagan con lo que dejó la persona, antes de que nadie reciba una parte. En la mayoría de los casos solo paga si firmó también o la debía en común.',
  },
  'gb.ask-debt.prison': {
    says: 'No puede ir a la cárcel por una tarjeta, un préstamo, una factura o un cobro privado de aparcamiento. Las multas judiciales son distintas. Pida consejo si tiene una.',
  },
  'gb.ask-debt.wages': {
    says: 'En tarjetas, préstamos y facturas necesitan antes una sentencia (judgment) y luego una orden judicial. El juzgado debe dejarle lo suficiente para vivir. Las deudas de impuestos y ayudas tienen otras reglas.',
    dependsOn: 'si hay una sentencia u otra orden legal',
  },
}
