/** The personal grievance: its 90 days, mediation and the Authority: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PERSONAL_GRIEVANCE_ES: Words = {
  'nz.work.right-grievance': {
    says: 'Puede presentar una queja personal (personal grievance) en un plazo de 90 días. Diga al empleador qué pasó y qué quiere.',
  },
  'nz.work.right-harassment': { says: 'Por acoso sexual tiene 12 meses para presentarlo.' },
  'nz.work.grievance': {
    says: 'Tiene 90 días desde el despido, o desde que lo supo. Contamos desde la carta, para estar seguros.',
    action: 'Presentar por escrito una queja personal (personal grievance) a su empleador',
    consequence: 'Después necesita el acuerdo de él o una razón muy buena para presentarla.',
  },
  'nz.work.step-raise': {
    says: 'Escriba al empleador: presento una queja personal (I raise a personal grievance). Diga qué pasó y qué quiere.',
  },
  'nz.work.opt-mediation': {
    says: 'Una persona neutral ayuda a las dos partes a ponerse de acuerdo. Lo que acuerdan obliga.',
    title: 'Pedir mediación gratis (mediation)',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Bajo.',
    bestFor: 'Quiere dinero, una carta de referencia o limpiar su nombre.',
  },
  'nz.work.opt-era': {
    says: 'Si la mediación (mediation) no funciona, haga una solicitud a la Employment Relations Authority.',
    title: 'Ir a la Authority',
    cost: 'Una tasa.',
    time: 'En un plazo de tres años desde que presentó la queja.',
    risk: 'Puede pagar parte de los gastos si pierde.',
    bestFor: 'Tiene un caso fuerte.',
  },
  'nz.work.warn-ninety': {
    says: 'Los 90 días corren también mientras hablan. Presente la queja por escrito.',
  },
  'nz.work.change-2026': {
    says: 'Desde el 21 de febrero de 2026 las personas con 200.000 $ o más no pueden reclamar por despido injustificado (unjustified dismissal).',
    was: 'Cualquier empleado podía reclamar por despido injustificado.',
    is: 'Quien gana 200.000 $ al año o más no puede, salvo que su contrato lo diga. Los contratos anteriores tienen un año para adaptarse.',
  },
  'nz.work.right-mediation': {
    says: 'La mediación (mediation) es gratis y casi siempre va primero. Si no funciona, puede decidir la Employment Relations Authority.',
  },
}
