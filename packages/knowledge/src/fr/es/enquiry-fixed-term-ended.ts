/** Questions about a fixed-term job that ends before its day: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_TERM_ENDED_ES: Words = {
  'fr.ask-work.fixed-term-early-end': {
    says: 'Menos trabajo o menos clientes no es motivo para acabar un contrato temporal. Solo acaba antes con su acuerdo, por falta grave, incapacidad o fuerza mayor. Si no, le deben al menos los sueldos hasta el final y la prima, casi siempre del 10 %. No firme nada. Escriba que está listo para trabajar. Tribunal laboral: doce meses.',
  },
  'fr.ask-work.fixed-term-i-leave': {
    says: 'Puede dejar antes un contrato temporal si tiene un empleo fijo (CDI): muestre el contrato o la promesa. El preaviso es de un día por semana, dos semanas como máximo. O el jefe acepta por escrito. Sin eso, la empresa puede pedir daños. En la prueba puede irse antes.',
    dependsOn: 'si tiene un empleo fijo (CDI) o el jefe está de acuerdo',
  },
  'fr.ask-work.fixed-term-over': {
    says: 'El último día la empresa debe la prima final (casi siempre 10 % del sueldo), las vacaciones pendientes y tres papeles: certificado, liquidación y formulario France Travail. Sin prima en empleo de temporada o si rechazó un empleo fijo. Reclame por carta certificada con un último día. Inscríbase ya en France Travail. Luego el tribunal laboral rápido (référé).',
  },
}
