/** Questions about wages, working hours and holidays: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'fr.ask-work.minimum-wage': {
    says: 'Desde el 1 de junio de 2026 el salario mínimo (Smic) es de 12,31 € brutos por hora, 1.867,02 € al mes por 35 horas.',
  },
  'fr.ask-work.holiday-left': {
    says: 'La empresa le debe el pago de las vacaciones que le quedan, también si dimitió. Llega con la última nómina. Pídalo por carta certificada. Tiene tres años.',
  },
  'fr.ask-work.leave-refused': {
    dependsOn: 'cuándo se lo dijeron',
    says: 'El jefe fija las fechas, tras consultar y mirando a las familias. Debe saberlas un mes antes. Después solo las cambia por un motivo grave. Cada año debe poder tomar al menos doce días seguidos.',
  },
  'fr.ask-work.undeclared': {
    says: 'El trabajo oculto es culpa de su empresa, no suya. Al final del empleo puede reclamar seis meses de sueldo y todo lo debido. Guarde mensajes, fotos y testigos. Avise a la inspección de trabajo y vaya al tribunal laboral.',
  },
}
