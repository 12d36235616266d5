/** Questions about the terms of work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_ES: Words = {
  'ie.ask.tips': {
    says: 'En cafés, pubs, hoteles, peluquerías y algunos otros oficios, las propinas con tarjeta o app se deben repartir de forma justa entre el personal. No pueden sustituir su salario. Pida la norma escrita y su parte. Reclame ante la WRC en seis meses. Es gratis.',
  },
  'ie.ask.written-terms': {
    says: 'Pídalo por escrito. Debe recibir lo principal en cinco días y el resto en un mes. Sin ello tiene igual el salario mínimo, vacaciones, descanso y preaviso. Si no llega, reclame gratis ante la WRC; puede dar hasta cuatro semanas de paga.',
  },
  'ie.ask.work-permit': {
    says: 'Un empleador no puede hacerle pagar el permiso (employment permit) ni la contratación, ni guardar su pasaporte. Es delito. Con la mayoría de los permisos (general o critical skills) puede pedir el cambio a otro empleador tras nueve meses. Pida por escrito lo que le reclaman y quéjese ante la WRC.',
  },
  'ie.ask.rest-and-hours': {
    says: 'Le corresponden 24 horas seguidas libres por semana, 11 horas entre turnos y una pausa de 15 minutos tras cuatro horas y media, o 30 tras seis. La media máxima es de 48 horas por semana. Las horas extra necesitan un día de aviso. Lo demás depende de su contrato. La WRC es gratis.',
  },
  'ie.ask.sunday': {
    dependsOn: 'si su contrato dice que la paga ya cuenta el domingo',
    says: 'El domingo debe dar algo más, salvo que su paga lo incluya con claridad: más por hora, una suma o descanso pagado. Lo justo suele ser de un cuarto a un tercio. Pida por escrito. Luego la Workplace Relations Commission, gratis, en seis meses.',
  },
}
