/** The Spanish words of the rows in ../enquiry-tips-and-sick-days.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIPS_AND_SICK_DAYS_ES: Words = {
  'ca.fact.sick-days-bc': {
    says: 'En Columbia Británica tiene cinco días de enfermedad pagados y tres sin pago al año, tras 90 días de trabajo, también a tiempo parcial. En las dos primeras enfermedades cortas del año no pueden pedir nota médica. Pida el pago por escrito y luego quéjese gratis a Employment Standards en seis meses.',
  },
  'ca.fact.sick-days-elsewhere': {
    says: 'Los empleos federales, como bancos, aerolíneas y camiones, dan diez días pagados al año. Quebec da dos pagados tras tres meses. Ontario y Alberta dan días sin pago, tres y cinco, y el puesto se guarda. Un contrato puede dar más. Pida la regla por escrito.',
    dependsOn: 'qué ley rige su empleo y la provincia',
  },
  'ca.fact.last-pay-kept': {
    says: 'No pueden quedarse su último pago ni las vacaciones por no avisar. En Ontario se debe en siete días o el próximo pago; en Columbia Británica seis días tras renunciar. En Alberta diez días tras el período de pago, o 31 tras el último día. Pida por escrito y luego quéjese gratis.',
  },
  'ca.fact.tips-kept': {
    says: 'En Ontario, Columbia Británica y Quebec el dueño no puede tomar sus propinas. Son de los trabajadores. Se permite un fondo común, pero el jefe casi siempre solo participa si hace el mismo trabajo; en Quebec solo los trabajadores pueden crearlo. Anote las sumas y quéjese gratis.',
  },
  'ca.fact.layoff-too-long': {
    says: 'En Ontario una suspensión (layoff) de más de 13 semanas en 20 casi siempre acaba el empleo; 35 en 52 si siguen los beneficios o la paga. No firme una prórroga ni una renuncia antes de que la vea un abogado. Si su contrato no dice nada, hasta una corta puede ser despido, con muchos meses de paga tras largo servicio. Como mínimo se debe una semana por año, hasta 8, e indemnización tras cinco años en una empresa grande. Otro trabajo no es renunciar.',
  },
}
