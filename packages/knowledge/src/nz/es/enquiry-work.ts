/** The Spanish words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ES: Words = {
  'nz.ask.sick-leave': {
    says: 'Tras seis meses de trabajo tiene 10 días de enfermedad pagados al año y puede juntar hasta 20. Pueden pedir un justificante médico; antes del tercer día lo paga la empresa.',
  },
  'nz.ask.restraint': {
    says: 'Solo le obliga si es justo y protege un interés real, como listas de clientes. La Authority puede reducirlo o rechazarlo. Pida consejo antes de empezar el nuevo trabajo.',
  },
  'nz.ask.no-agreement': {
    says: 'Todo empleado debe tener un contrato escrito y tiempo para asesorarse. Sin él conserva todos los derechos mínimos, y la empresa puede ser multada. Pídalo por escrito.',
  },
  'nz.ask.made-to-take-leave': {
    says: 'Primero deben intentar acordarlo con usted. Si no, pueden fijar los días con 14 días de aviso, o por un cierre al año. Puede cobrar una semana al año si los dos están de acuerdo.',
  },
  'nz.ask.bullied': {
    says: 'Apunte cada vez y quién lo vio, y dígalo por escrito al empleador. Puede presentar una queja personal (personal grievance) en un plazo de 90 días, o de 12 meses por acoso sexual.',
  },
  'nz.ask.warning': {
    says: 'Un aviso (warning) exige una razón y un trato justos. Deben decirle el problema, oírle y no tener ya la decisión. No tiene que estar de acuerdo; conteste por escrito. Si es injusto, presente una personal grievance en 90 días. Ayuda gratis: 0800 20 90 20.',
  },
  'nz.ask.sexual-harassment': {
    says: 'Esto es acoso sexual y la ley lo prohíbe. No tiene que dejar el trabajo. Guarde los mensajes y apunte cada vez y quién lo vio. Quéjese por escrito: la empresa tiene que actuar y no puede castigarle. Tiene 12 meses para una reclamación personal (personal grievance). O vaya a la Human Rights Commission, no a ambas. Consejo: 0800 20 90 20. Si hubo tocamientos o amenazas, también puede ir a la policía.',
  },
}
