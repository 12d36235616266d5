/** Questions about wages, working hours and holidays: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'fr.ask-work.unpaid-wages': {
    says: 'Pídalo por carta certificada con una fecha. Luego vaya al tribunal laboral, por la vía rápida (référé). Tiene tres años.',
  },
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
  'fr.ask-work.hours-changed': {
    dependsOn: 'lo grande que es el cambio',
    says: 'Los cambios pequeños en el día los decide el jefe, con aviso leal. Sueldo, duración o pasar del día a la noche necesitan su sí. A tiempo parcial deben avisar en general siete días laborables antes. Responda por escrito.',
  },
  'fr.ask-work.overtime': {
    says: 'Anote sus horas día por día. Ante el juez muestre horas bastante precisas; entonces el empleador debe mostrar las suyas. Las ocho primeras por semana se pagan un 25 % más, luego un 50 %, salvo acuerdo menor (10 % como mínimo). Puede reclamar tres años.',
  },
}
