/** Questions about pay kept back without a written agreement: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEDUCTIONS_ES: Words = {
  'gb.ask-work.deducted-no-agreement': {
    says: 'No. La paga ganada solo puede reducirse por ley, por contrato escrito o si usted aceptó antes por escrito. No avisar o una caja corta no cambian eso. Pida por escrito la suma, un día de pago y la nómina. Después Acas dentro del plazo: 0300 123 1100; el tribunal no cobra. ¿Renta tarde por ello? Avise ya al casero.',
  },
  'gb.ask-work.till-shortage': {
    says: 'Solo pueden descontarlo si su contrato, o un papel firmado antes, lo permite. En tiendas, gasolineras, pubs y restaurantes pueden quitar como mucho el 10% del bruto de ese día de pago. Solo la última paga queda fuera de ese límite. Debe descontarse en los 12 meses desde que el jefe halló la falta. Pida por escrito el resto. Luego llame a Acas al 0300 123 1100 dentro del plazo.',
  },
  'gb.ask-work.ni-pay-kept-back': {
    says: 'El sueldo ganado solo se recorta por ley, por una cláusula escrita o con su sí por escrito de antes. Una caja descuadrada o el uniforme no cambian eso. Las vacaciones no tomadas se pagan al irse. Pida por escrito la suma y un día de pago. Luego llame a la Labour Relations Agency, no a Acas: 03300 555 300. La demanda debe empezar en tres meses menos un día desde el día de pago.',
  },
}
