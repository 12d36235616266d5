/** The Spanish words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ES: Words = {
  'nz.ask.pay-cut': {
    says: 'Diga por escrito que no está de acuerdo. El sueldo y las horas acordadas solo pueden cambiar con su acuerdo, después de hablarlo de forma justa. Puede presentar una queja personal (personal grievance) en un plazo de 90 días.',
  },
  'nz.ask.sick-leave': {
    says: 'Tras seis meses de trabajo tiene 10 días de enfermedad pagados al año y puede juntar hasta 20. Pueden pedir un justificante médico; antes del tercer día lo paga la empresa.',
  },
  'nz.ask.restraint': {
    says: 'Solo le obliga si es justo y protege un interés real, como listas de clientes. La Authority puede reducirlo o rechazarlo. Pida consejo antes de empezar el nuevo trabajo.',
  },
  'nz.ask.change-hours': {
    says: 'Sus horas están en su contrato, y solo cambia si los dos están de acuerdo. Escriba que no está de acuerdo. Antes deben hablar con usted de buena fe.',
  },
  'nz.ask.no-agreement': {
    says: 'Todo empleado debe tener un contrato escrito y tiempo para asesorarse. Sin él conserva todos los derechos mínimos, y la empresa puede ser multada. Pídalo por escrito.',
  },
  'nz.ask.made-to-take-leave': {
    says: 'Primero deben intentar acordarlo con usted. Si no, pueden fijar los días con 14 días de aviso, o por un cierre al año. Puede cobrar una semana al año si los dos están de acuerdo.',
  },
  'nz.ask.unpaid': {
    says: 'Pídalo por escrito con las fechas. Después llame al 0800 20 90 20, y pida mediación (mediation) gratis o el Labour Inspectorate.',
  },
  'nz.ask.bullied': {
    says: 'Apunte cada vez y quién lo vio, y dígalo por escrito al empleador. Puede presentar una queja personal (personal grievance) en un plazo de 90 días, o de 12 meses por acoso sexual.',
  },
  'nz.ask.contractor': {
    says: 'Desde el 21 de febrero de 2026 usted es autónomo (contractor) si su contrato escrito pasa una prueba fija. Si no, la autoridad mira cómo trabaja de verdad. Un empleado cobra vacaciones y enfermedad. Llame gratis al 0800 20 90 20.',
    dependsOn: 'su contrato escrito y cómo trabaja de verdad',
  },
  'nz.ask.deduction': {
    says: 'El empleador solo puede descontar con su permiso escrito o por ley, y debe hablar antes con usted. No puede ser injusto, como hacerle pagar el robo de un cliente. Pídalo de vuelta por escrito y luego llame a la Labour Inspectorate: 0800 20 90 20.',
  },
  'nz.ask.warning': {
    says: 'Un aviso (warning) exige una razón y un trato justos. Deben decirle el problema, oírle y no tener ya la decisión. No tiene que estar de acuerdo; conteste por escrito. Si es injusto, presente una personal grievance en 90 días. Ayuda gratis: 0800 20 90 20.',
  },
}
