/** Questions about ending a lease, painting, wear and the deposit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_ES: Words = {
  'de.ask-home.deposit': {
    says: 'Como máximo tres alquileres netos mensuales, a pagar en tres partes. Cuando se va, el casero puede revisar unos meses y después debe pagar el resto.',
    dependsOn: 'lo que aún se debe',
  },
  'de.ask-home.moving-costs': {
    says: 'Las fechas fijas y el deber de pintar al irse a menudo son nulos. Si recibió el piso sin pintar, por lo general no tiene que pintar.',
    dependsOn: 'las palabras de su contrato y el estado al principio',
  },
  'de.ask-home.tenant-leaves': {
    says: 'Tres meses, si su carta firmada llega como tarde el tercer día hábil de un mes. No hay regla de que tres nuevos inquilinos le liberen. Pida por escrito un final antes y ofrezca un nuevo inquilino.',
    dependsOn: 'si el casero acepta un final anterior',
  },
  'de.ask-home.deposit-not-back': {
    says: 'Pida por escrito la cuenta y el dinero con intereses, y fije dos semanas. La ley no da un plazo fijo. A los seis meses prescriben los daños, pero a menudo aún puede descontarlos. Puede quedar una parte justa para gastos pendientes. Después pida un Mahnbescheid.',
  },
  'de.ask-home.wear': {
    says: 'No paga lo que se gasta por vivir con normalidad: paredes amarillas, agujeros usuales, huellas en el suelo. Eso lo cubre la renta. Solo paga daños reales, y solo por su valor actual. Pida pruebas y facturas.',
  },
  'de.ask-home.before-moving-in': {
    says: 'No hay derecho a desistir si vio el piso antes. Puede avisar enseguida, también antes de entrar: casi siempre tres meses. La renta se debe desde el inicio. Ofrezca un nuevo inquilino y pida por escrito terminar. ¿Firmó sin verlo, con una empresa? Entonces pueden valer 14 días.',
  },
  'de.ask-home.right-painting': {
    says: 'El deber de pintar en fechas fijas es nulo. Si recibió el piso sin pintar y sin compensación, no tiene que pintar. El desgaste normal no le cuesta nada.',
  },
}
