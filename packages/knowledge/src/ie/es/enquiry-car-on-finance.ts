/** Questions about handing back a car on hire purchase or PCP: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ON_FINANCE_ES: Words = {
  'ie.ask.car-hand-back': {
    says: 'Sí. Con hire purchase o PCP puede terminarlo por escrito en cualquier momento y devolver el coche (half rule). Si está pagada la mitad del precio total, solo debe atrasos y daños. Si no, paga hasta la mitad; pida antes esa cifra. Un préstamo personal es distinto: el coche es suyo y el préstamo sigue. MABS: 0818 07 2000.',
  },
  'ie.ask.car-third-paid': {
    says: 'Una vez pagado un tercio del precio de hire purchase, hace falta un juez. El contrato indica esa suma. Si se lo llevan igual, el contrato acaba y puede pedir todo lo pagado. Tampoco pueden entrar en su casa o garaje. No entregue las llaves ni firme. Ofrezca un plan por escrito; MABS: 0818 07 2000.',
  },
}
