/** The Spanish words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ES: Words = {
  'nz.ask.pay-cut': {
    says: 'Diga por escrito que no está de acuerdo. El sueldo y las horas acordadas solo pueden cambiar con su acuerdo, después de hablarlo de forma justa. Puede presentar una queja personal (personal grievance) en un plazo de 90 días.',
  },
  'nz.ask.dismissed-pregnant': {
    says: 'Es contra la ley despedirla porque está embarazada o quiere un permiso. Presente por escrito una queja personal (personal grievance) en un plazo de 90 días. La mediación es gratis: 0800 20 90 20.',
  },
  'nz.ask.settlement-agreement': {
    says: 'No firme en el momento. Busque consejo primero. Cuando un mediador (mediator) también lo ha firmado, no puede cambiarlo ni volver atrás. No se puede renunciar al mínimo de la ley.',
  },
  'nz.ask.sick-leave': {
    says: 'Tras seis meses de trabajo tiene 10 días de enfermedad pagados al año y puede juntar hasta 20. Pueden pedir un justificante médico; antes del tercer día lo paga la empresa.',
  },
  'nz.ask.restraint': {
    says: 'Solo le obliga si es justo y protege un interés real, como listas de clientes. La Authority puede reducirlo o rechazarlo. Pida consejo antes de empezar el nuevo trabajo.',
  },
  'nz.ask.no-process': {
    says: 'Un despido necesita una buena razón y un proceso justo: decir el problema, tiempo para contestar y mente abierta. Presente una queja (personal grievance) por escrito en 90 días. La mediación es gratis.',
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
}
