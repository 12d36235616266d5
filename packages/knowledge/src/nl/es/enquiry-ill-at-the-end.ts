/** Questions about people who are ill when their contract ends: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_AT_THE_END_ES: Words = {
  'nl.ask.ill-at-the-end': {
    says: 'Un contrato de plazo fijo puede acabar en su fecha, aunque esté enfermo. Desde entonces UWV suele pagar el 70 % del salario diario (Ziektewet), hasta dos años desde que enfermó. La empresa debe avisar a UWV como tarde el último día: compruébelo. También recibe la indemnización de transición y vacaciones. No diga que está sano ni firme nada. También cuenta enfermar en las cuatro semanas siguientes.',
  },
  'nl.ask.two-years-ill': {
    says: 'Sí, la indemnización (transitievergoeding) se le debe también si la empresa le despide tras dos años de enfermedad. Cuenta todo el tiempo, también la enfermedad, con el sueldo completo del contrato. Necesita el permiso del UWV o su firma. No firme un acuerdo (vaststellingsovereenkomst) sin la indemnización. Si no llega, vaya al juez en tres meses. Pida la WIA a tiempo.',
  },
}
