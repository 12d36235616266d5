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
    says: 'En Ontario un layoff de más de 13 semanas en 20 casi siempre cuenta como fin del empleo. Son 35 en 52 si siguen beneficios o pago, y más solo por acuerdo escrito. Entonces se debe el pago por aviso, y severance tras cinco años en una firma grande. Los jueces pueden verlo antes como despido. Vea a un abogado.',
  },
}
