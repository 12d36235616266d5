/** A penalty fare of a train company: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_FARE_ES: Words = {
  'gb.fare.want': {
    says: 'La empresa dice que no tenía billete válido. Quiere el recargo y el precio, o su recurso, en 21 días.',
  },
  'gb.fare.reality': {
    says: 'Un penalty fare no es una multa penal ni deja antecedentes. La empresa puede reclamarlo como deuda.',
  },
  'gb.fare.right-appeal': {
    says: 'Tiene 21 días para recurrir ante un panel independiente. Es gratis. Si dice que no, hay dos fases más.',
  },
  'gb.fare.right-no-ticket-sold': {
    says: 'No pueden cobrarlo si no había forma de comprar billete donde subió, o si faltaban carteles de aviso.',
  },
  'gb.fare.step': {
    says: 'Elija antes del día 21: pagar la suma menor o recurrir con sus pruebas. El recurso detiene el plazo.',
  },
  'gb.fare.warning': {
    says: 'Si no hace nada, la empresa puede añadir costes o iniciar un caso penal por el viaje. No lo deje pasar.',
  },
  'gb.fare.option-appeal': {
    title: 'Recurrir el recargo',
    says: 'Diga qué pasó con pruebas: foto de la máquina, reserva, extracto o justificante médico.',
    cost: 'Nada.',
    time: 'Una hora ahora y unas semanas hasta la respuesta.',
    risk: 'Si pierde, paga lo pedido.',
    bestFor: 'No pudo comprar billete, lo tenía, o tuvo una razón fuerte.',
  },
}
