/** Questions about breaks at work and a fixed term job that is ended early: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_JOB_ES: Words = {
  'nz.ask.breaks': {
    says: 'No, las pausas le corresponden. En ocho horas, dos pausas pagadas de 10 minutos y una de comida de 30, que puede ser sin paga. En cuatro a seis horas, una de cada. En dos a cuatro horas, 10 minutos pagados. Turnos largos, más. Solo algunos servicios esenciales difieren, con compensación. Pida por escrito, luego 0800 20 90 20, gratis.',
  },
  'nz.ask.fixed-term-job': {
    says: 'Un plazo fijo vale solo con una razón real, dicha y escrita en el contrato. Si no, es permanente. Solo pueden acabarlo antes si el contrato lo permite o por buena razón y con proceso justo. Si no, es despido injusto y puede reclamar la paga hasta el final. Reclamación (personal grievance) por escrito en 90 días. Ayuda: 0800 20 90 20.',
  },
}
