/** Questions about pay: wages, deductions, notice, the minimum wage and tips. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_ES: Words = {
  'gb.ask-work.unpaid': {
    says: 'Su empresa no puede retener un sueldo que ha ganado. Pida por escrito la cantidad y una fecha. Si no se paga, contacte con Acas. Puede reclamar lo que falta dentro del plazo.',
  },
  'gb.ask-work.deductions': {
    says: 'Solo pueden descontar del sueldo si lo permite la ley o su contrato, o si usted aceptó antes por escrito. En tiendas, lo descontado por faltas de caja no puede pasar del 10% de su sueldo bruto.',
    dependsOn: 'lo que aceptó antes por escrito',
  },
  'gb.ask-work.notice-pay': {
    says: 'Tras un mes de trabajo la ley le da al menos una semana de preaviso. Tras dos años es una semana por año completo, hasta 12. Su contrato puede dar más. La falta muy grave (gross misconduct) es distinta.',
    dependsOn: 'cuánto tiempo trabajó allí y su contrato',
  },
  'gb.ask-work.payslip': {
    says: 'Todo trabajador debe recibir una nómina detallada el día de pago o antes. Debe mostrar el sueldo, los descuentos, y las horas si el sueldo depende de ellas.',
  },
  'gb.ask-work.tips': {
    says: 'Las empresas no pueden quedarse las propinas ni el cargo por servicio. Desde el 1 de octubre de 2024 deben repartirlo todo con justicia, antes del final del mes siguiente.',
  },
  'gb.ask-work.ni-wages': {
    says: 'Pida por escrito la cantidad y una fecha. Si no se paga, llame a la Labour Relations Agency al 03300 555 300. Casi siempre tiene tres meses para demandar.',
  },
  'gb.ask-work.final-pay-short': {
    says: 'No, en la mayoría de los casos. Necesitan una ley, una condición de su contrato o su sí escrito de antes. Los gastos del trabajo no pueden dejarle por debajo del salario mínimo. Pídalo por escrito y contacte ya con Acas, pues los plazos son cortos.',
  },
}
