/** Questions about wages kept back at the end of a job, and unpaid trials: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_WAGES_ES: Words = {
  'au.ask.notice-not-worked': {
    says: 'No, no todo. La mayoría de convenios (awards) dejan retener una semana de salario como mucho. Debe tener 18 años, haber debido preaviso, y ser justo. Nunca pueden quedarse las vacaciones ganadas. Los eventuales (casuals) no deben preaviso. Sin tal norma o acuerdo escrito no pueden quedarse nada. Pídalo por escrito y llame al 13 13 94. Tiene seis años.',
  },
  'au.ask.trial-shift': {
    says: 'No, casi siempre deben pagar. Una prueba puede ser gratis solo para mostrar que sabe, con alguien mirando y el tiempo necesario. Es de una hora a un turno como mucho. Las demás horas se pagan según el convenio (award). Envíe por escrito los días y horas con fecha de pago. Luego llame al Fair Work Ombudsman, 13 13 94.',
  },
  'au.ask.sacked-for-asking': {
    says: 'Puede actuar desde el primer día; aquí no cuentan los seis meses. Es ilegal despedirle por preguntar por la paga, quejarse o estar enfermo (general protections). La empresa debe probar otra razón. Solicite a la Fair Work Commission en 21 días desde el último día: 1300 799 675. Con seis meses (12 en empresa pequeña) cabe también el despido injusto.',
  },
  'au.ask.super-for-casuals': {
    says: 'Los eventuales (casuals) también tienen aportes de jubilación (super). Desde los 18 años es el 12 % de la paga normal, por poco que gane: el límite de 450 $ acabó en 2022. Con menos de 18, y en casas particulares, hacen falta más de 30 horas en la semana. Desde el 1 de julio de 2026 debe llegar al fondo en siete días hábiles tras el pago. Mire su fondo. Si falta, pregunte al jefe por escrito y avise al ATO.',
  },
}
