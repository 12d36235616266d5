/** The Spanish words of the rows in ../enquiry-overtime.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_ES: Words = {
  'ca.fact.overtime-on': {
    says: 'En Ontario las horas extra empiezan tras 44 horas a la semana, a una vez y media. Se deben siempre que le dejaron trabajar, aprobadas o no, también con salario. Gerentes y algunos oficios quedan fuera. Anote sus horas y presente un reclamo gratis al Ministry of Labour en dos años.',
  },
  'ca.fact.overtime-ab-bc': {
    says: 'Casi siempre sí. En Alberta las horas extra empiezan tras 8 al día o 44 a la semana; en Columbia Británica tras 8 al día o 40. Es una vez y media; en Columbia Británica el doble tras 12 al día. Algunos trabajos quedan fuera. Anote sus horas y quéjese gratis en seis meses.',
  },
  'ca.fact.overtime-qc': {
    says: 'En Quebec las horas extra empiezan tras 40 horas a la semana, a una vez y media. Cuentan si el jefe las pidió o lo sabía. Gerentes y algunos trabajos quedan fuera. Anote sus horas y quéjese gratis a la CNESST en un año.',
  },
  'ca.fact.asked-then-punished': {
    says: 'No pueden quitarle turnos, amenazarlo ni despedirlo por pedir su pago o sus derechos. Es una represalia, también con permiso de trabajo. Guarde mensajes y fechas. Quéjese gratis en la oficina laboral de su provincia y pida lo perdido; en Quebec en 45 días.',
  },
}
