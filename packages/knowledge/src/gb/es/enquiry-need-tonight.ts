/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_ES: Words = {
  'gb.need.food': {
    says: 'Pida hoy a su ayuntamiento (council) un Crisis Payment de su Crisis and Resilience Fund. Es dinero para comida o calor; no hace falta cobrar un subsidio. Para un vale del banco de alimentos hoy: 0808 208 2138, gratis, de lunes a viernes de 9 a 17. La escuela, el médico o la enfermera también pueden darlo. Si espera Universal Credit, pida un adelanto (advance).',
  },
  'gb.need.food-scotland': {
    says: 'Pida hoy a su ayuntamiento (council) un Crisis Grant del Scottish Welfare Fund. Puede pagar comida y calor en una urgencia, y no se devuelve. Debe tener 16 años e ingresos bajos, con o sin subsidio. Si dice que no, pida una revisión (review). Citizens Advice Scotland le dice dónde está el banco de alimentos más cercano: 0800 028 1456.',
  },
  'gb.need.food-wales': {
    says: 'Pida hoy en gov.wales un Emergency Assistance Payment del Discretionary Assistance Fund. Puede pagar comida, gas, luz y ropa en una urgencia, y no se devuelve. No hace falta cobrar un subsidio. Para un vale del banco de alimentos hoy: 0808 208 2138, gratis, de lunes a viernes de 9 a 17.',
  },
  'gb.need.food-northern-ireland': {
    says: 'Pida hoy al servicio Finance Support (vea nidirect.gov.uk) un Discretionary Support. En una crisis da un préstamo sin interés o una ayuda para comida y gastos, también si trabaja. Si dice que no, pida una revisión (review). Advice NI ayuda gratis y le dice dónde está el banco de alimentos más cercano: 0800 915 4604.',
  },
  'gb.need.power': {
    says: 'Llame ahora a la compañía. Diga que hay un bebé, una persona mayor o enferma, ofrezca un plan y pida la luz hoy mismo. Antes de cortar debe ofrecerle un plan que pueda pagar. Pida al ayuntamiento (council) dinero de crisis para calor. Si se niega, llame a Citizens Advice: 0808 223 1133 (Escocia 0800 028 1456). Si la calle también está a oscuras, es un apagón: llame al 105.',
  },
  'gb.need.meter': {
    says: 'Llame ahora a la compañía. Diga que el contador está vacío y quién hay en casa. Debe ofrecer crédito de urgencia, crédito de noche y en fin de semana, y más (extra credit) a quien lo necesita, como con un bebé. Se devuelve poco a poco. Pídale, o al ayuntamiento (council), un vale de energía o dinero de crisis. Si se niega, llame a Citizens Advice: 0808 223 1133 (Escocia 0800 028 1456).',
  },
  'gb.need.loan-shark': {
    says: 'En peligro, llame al 999. Usted no cometió delito: él sí, por prestar sin permiso. No puede reclamar el préstamo ante un juez. Día y noche, en confianza: Inglaterra 0300 555 2222, Escocia 0800 074 0878, Gales 0300 123 3311; en Irlanda del Norte policía 101. Le ayudan y lo paran. Guarde los mensajes. Pida al banco que bloquee la tarjeta.',
  },
  'gb.need.bed': {
    says: 'Llame ahora a su ayuntamiento (council) y diga que no tiene dónde dormir esta noche; fuera de horas tiene un número de urgencia. Con niños, embarazada, enfermo o huyendo de la violencia, debe darle un sitio esta noche mientras mira su caso. Un coche no es un hogar para la ley. Si dice que no, llame a Shelter, gratis: 0808 800 4444.',
  },
  'gb.need.bed-scotland': {
    says: 'Llame ahora a su ayuntamiento (council) y diga que no tiene dónde dormir esta noche; fuera de horas tiene un número de urgencia. Si tiene motivos para creer que no tiene hogar, debe darle un sitio esta noche y mirar el caso después. En Escocia vale con o sin niños. Si dice que no, llame a Shelter Scotland, gratis: 0808 800 4444.',
  },
  'gb.need.bed-wales': {
    says: 'Llame ahora a su ayuntamiento (council) y diga que no tiene dónde dormir esta noche; fuera de horas tiene un número de urgencia. En Gales debe darle un sitio mientras mira su caso, si puede tener prioridad. Así con niños, embarazada, enfermo, huyendo de la violencia o en la calle. Si dice que no, llame a Shelter Cymru, gratis: 08000 495 495.',
  },
  'gb.need.bed-northern-ireland': {
    says: 'Llame ahora al Housing Executive y diga que no tiene dónde dormir esta noche: 03448 920 900, y noches y fines de semana 03448 920 908. Con niños, embarazada, enfermo o huyendo de la violencia, debe darle un sitio mientras mira su caso. Si dice que no, Housing Rights aconseja gratis: 028 9024 5640.',
  },
}
