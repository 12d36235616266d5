/** The Spanish words of the rows in ../student-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_LOANS_ES: Words = {
  'us.student-loan.deadline-hearing': {
    says: 'Pida una audiencia dentro de los 30 días desde el aviso. Entonces no pueden quitarle sueldo hasta que se decida.',
    action: 'Pedir por escrito una audiencia, o acordar un plan',
    consequence:
      'Pueden ordenar a su empleador que retenga sueldo. Todavía puede pedir una audiencia después.',
  },
  'us.student-loan.right-fifteen': {
    says: 'Por un préstamo estudiantil federal pueden retener como máximo el 15% de su sueldo neto.',
  },
  'us.student-loan.right-notice': {
    says: 'Debe recibir un aviso 30 días antes. Puede ver los papeles, disputar la deuda, mostrar que no puede o acordar un plan.',
  },
  'us.student-loan.right-lost-job': {
    says: 'Si perdió un trabajo sin quererlo, no pueden quitarle sueldo hasta que haya trabajado otra vez 12 meses.',
  },
  'us.student-loan.option-rehabilitate': {
    says: 'Pida la rehabilitación: nueve pagos en diez meses según sus ingresos. También quita el incumplimiento de su informe de crédito.',
    title: 'Sacar el préstamo del incumplimiento',
    cost: 'Nueve pagos pequeños, según sus ingresos',
    time: 'Diez meses',
    risk: 'El préstamo sigue. Un pago perdido lo empieza de nuevo.',
    bestFor: 'Lo debe y puede pagar un poco.',
  },
  'us.student-loan.deadline-offset': {
    says: 'Pida una audiencia (hearing) en 65 días desde el aviso. Así no se toma sueldo hasta que se decida.',
    action: 'Pedir por escrito una audiencia antes de que le quiten sueldo',
    consequence: 'Su agencia puede retener hasta el 15 % de su sueldo neto.',
  },
  'us.student-loan.right-offset': {
    says: 'Del sueldo federal pueden quitar como mucho el 15 % del neto. Antes puede ver los papeles, acordar un plan o tener una audiencia ante alguien externo. Pida los papeles en 20 días: entonces tiene 15 días desde que lleguen.',
  },
}
