/** Questions about what a bailiff may take: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_ES: Words = {
  'nl.ask.seize': {
    says: 'Una empresa de cobros (incassobureau) no puede embargar nada ni entrar. Solo puede un agente judicial (deurwaarder) con sentencia u orden.',
  },
  'nl.ask.wages': {
    says: 'Solo con una sentencia u orden (vonnis, dwangbevel) que le hayan notificado: pida una copia. También entonces una parte de sus ingresos queda libre (beslagvrije voet). Compruébela en uwbeslagvrijevoet.nl. Si está mal y el agente no lo corrige, puede intervenir un juez.',
  },
  'nl.ask.bailiff-enter': {
    says: 'Sin sentencia u orden, un agente judicial (deurwaarder) no puede entrar. Con una, y si usted no abre, hace falta un policía o funcionario. Pida ver el título.',
  },
  'nl.ask.bailiff-car': {
    dependsOn: 'si hay una sentencia',
    says: 'Con una sentencia el agente puede embargar un coche o cosas caras. Lo necesario para vivir y trabajar está a salvo, con límites. No puede embargar si la venta no cubre ni los gastos. Escriba por qué necesita el coche, para trabajar o cuidar.',
  },
  'nl.ask.bailiff-letter': {
    says: 'Mire qué es. Un aviso es solo una petición. Una demanda (dagvaarding) pide respuesta en su fecha. Tras una orden de pago suele haber dos días. Pida la sentencia y la lista de costes, y ofrezca plazos.',
  },
  'nl.ask.free-foot': {
    says: 'Es la parte de sus ingresos que ningún agente puede tomar. Depende de su hogar, su familia y sus gastos de alquiler o salud. Compruébela en uwbeslagvrijevoet.nl y pida que corrijan un error.',
  },
}
