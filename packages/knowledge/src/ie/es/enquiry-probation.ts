/** Questions on pay in probation, and on how long it may last: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROBATION_ES: Words = {
  'ie.ask.probation-pay': {
    says: 'La prueba por sí sola no baja el sueldo. Debe cobrar el salario mínimo desde el primer día: €14,15 la hora en 2026 desde los 20 años. Los más jóvenes cobran una parte: 90 % con 19, 80 % con 18, 70 % por debajo. Las tarifas de aprendiz acabaron en marzo de 2019. Por encima, el contrato puede fijar menos hasta acabar la prueba. ¿Le pagan de menos? Pídalo por escrito y luego reclame gratis a la WRC en seis meses.',
  },
  'ie.ask.probation-extended': {
    says: 'Desde el 16 de diciembre de 2022 la prueba dura como mucho seis meses, doce en el servicio público. Hasta doce meses solo como excepción que le convenga. Pueden sumarse bajas por enfermedad, maternidad o permiso parental. Pida por escrito el motivo y diga que el límite son seis meses. Luego reclame a la WRC, gratis, en seis meses. Para el despido injusto cuentan 12 meses de trabajo, no el fin de la prueba.',
  },
}
