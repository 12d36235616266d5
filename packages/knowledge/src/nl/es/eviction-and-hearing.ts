/** El día del desahucio, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_AND_HEARING_ES: Words = {
  'nl.evict.want': {
    says: 'Un agente judicial le ordena dejar la vivienda, por una sentencia.',
  },
  'nl.evict.reality': {
    says: 'Es urgente: un juez ha decidido. El día indicado pueden desalojarle, si un juez no lo para o no acuerdan algo.',
  },
  'nl.evict.right-three-days': {
    says: 'Antes de un desahucio un agente judicial debe entregarle una orden de salir en tres días. Debe decir el día.',
  },
  'nl.evict.right-stop': {
    says: 'Un juez puede parar o retrasar un desahucio en un caso rápido (executiegeschil). Llame hoy a un abogado o al Juridisch Loket.',
  },
  'nl.evict.step-today': {
    says: 'No espere al día. Llame hoy a un abogado o al Juridisch Loket, y pida al agente judicial más tiempo o un plan.',
  },
  'nl.evict.option-stop': {
    says: 'Un abogado pide un juicio rápido (executiegeschil) contra el desalojo.',
    title: 'Pedir a un juez que lo pare o aplace',
    cost: 'Una pequeña parte del abogado con pocos ingresos.',
    time: 'Antes del día del desalojo.',
    risk: 'El juez puede decir que no.',
    bestFor: 'Hay un error claro o una nueva necesidad grave.',
  },
  'nl.evict.right-pause': {
    says: 'Mientras recibe ayuda con deudas, un juez puede parar un desahucio o un corte hasta seis meses. Debe poder pagar el alquiler o las facturas nuevas.',
  },
  'nl.evict.right-one-month': {
    says: 'Si se trata de alquiler que debe, el juez puede darle hasta un mes más para pagarlo.',
  },
  'nl.court.right-own-check': {
    says: 'Si una empresa demanda a un consumidor, el juez debe mirar si las cláusulas son justas y si la empresa informó de todo. Si no, la suma puede bajar.',
  },
  'nl.court.know-costs': {
    says: 'Quien pierde paga casi siempre los gastos de la otra parte, con tarifas fijas. Un acuerdo antes del juicio ahorra una parte.',
  },
  'nl.home.right-sale': {
    says: 'Una venta no es motivo para acabar el alquiler. El comprador pasa a ser su arrendador; el precio y sus derechos siguen igual.',
  },
}
