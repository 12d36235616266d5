/** Questions about holiday pay and sick pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_AND_SICK_PAY_ES: Words = {
  'gb.ask-work.holiday': {
    says: 'La mayoría de los trabajadores tiene 5.6 semanas de vacaciones pagadas al año, en proporción si es a tiempo parcial. Al irse deben pagarle las vacaciones ganadas y no tomadas.',
  },
  'gb.ask-work.sick-pay': {
    says: 'Desde el 6 de abril de 2026 casi todos los empleados cobran la baja desde el primer día entero: £123,25 a la semana u 80 % del sueldo habitual, si es menos. Un sueldo bajo ya no le excluye. Siete días basta su propia nota; luego hace falta una fit note. Si se niegan, pida el motivo por escrito (formulario SSP1) y llame a HMRC o Acas.',
  },
  'gb.ask-work.zero-hours-holiday': {
    says: 'Con un contrato de cero horas también gana vacaciones pagadas. Con horas irregulares son el 12.07% de las horas trabajadas. Se pueden pagar con cada sueldo solo si van aparte en la nómina y además del sueldo. Vacaciones «dentro de la hora» no cuentan. Al irse, deben pagarle las no tomadas. Escriba al jefe las horas por 12.07% y llame a Acas dentro del plazo, al 0300 123 1100.',
  },
  'gb.ask-work.holiday-part-time': {
    says: 'Multiplique por 5,6 los días que trabaja cada semana. Son 11,2 días de vacaciones pagadas al año con dos días, 16,8 con tres y 22,4 con cuatro. Los festivos (bank holidays) pueden ir incluidos. Si sus horas cambian o trabaja solo parte del año, gana el 12,07 % de las horas trabajadas. Su contrato puede dar más, nunca menos.',
  },
}
