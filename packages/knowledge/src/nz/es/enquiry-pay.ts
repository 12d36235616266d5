/** The Spanish words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_ES: Words = {
  'nz.ask.deduction': {
    says: 'El empleador solo puede descontar con su permiso escrito o por ley, y debe hablar antes con usted. No puede ser injusto, como hacerle pagar el robo de un cliente. Pídalo de vuelta por escrito y luego llame a la Labour Inspectorate: 0800 20 90 20.',
  },
  'nz.ask.contractor': {
    says: 'Desde el 21 de febrero de 2026 usted es autónomo (contractor) si pasa una prueba fija. El contrato escrito debe decirlo, y usted debe haber tenido tiempo para pedir consejo. Debe poder trabajar para otros, rechazar trabajo, y elegir sus horas o un sustituto. Si falta un punto, la autoridad mira cómo trabaja de verdad. Un empleado cobra vacaciones y enfermedad. Llame gratis al 0800 20 90 20.',
    dependsOn: 'su contrato escrito y cómo trabaja de verdad',
  },
  'nz.ask.pay-cut': {
    says: 'Diga por escrito que no está de acuerdo. El sueldo y las horas acordadas solo pueden cambiar con su acuerdo, después de hablarlo de forma justa. Puede presentar una queja personal (personal grievance) en un plazo de 90 días.',
  },
  'nz.ask.unpaid': {
    says: 'Pídalo por escrito con las fechas. Después llame al 0800 20 90 20, y pida mediación (mediation) gratis o el Labour Inspectorate.',
  },
  'nz.ask.change-hours': {
    says: 'Sus horas están en su contrato, y solo cambia si los dos están de acuerdo. Escriba que no está de acuerdo. Antes deben hablar con usted de buena fe.',
  },
  'nz.ask.minimum-wage': {
    says: 'Desde el 1 de abril de 2026 son 23,95 $ la hora para adultos, antes de impuestos, y 19,16 $ al empezar y en formación. Vale para cada hora de trabajo, también a prueba y a destajo. Con menos de 16 no hay. Si cobra menos, apunte las horas y pídalo por escrito. Employment New Zealand ayuda gratis en el 0800 20 90 20, y un labour inspector puede obligar a pagar. Puede ir seis años atrás.',
  },
}
