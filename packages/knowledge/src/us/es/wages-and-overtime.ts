/** The Spanish words of the rows in ../wages-and-overtime.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGES_AND_OVERTIME_ES: Words = {
  'us.pay.right-salary': {
    says: 'Un salario fijo no elimina las horas extra. Sus tareas y su pago deben cumplir ciertas pruebas. Puede reclamar dos o tres años atrás, y otro tanto.',
  },
  'us.pay.right-status': {
    says: 'No decide el nombre que le den. Si la firma controla su trabajo, usted puede ser empleado con horas extra y derecho a desempleo.',
  },
  'us.pay.right-tips': {
    says: 'Un empleador o gerente no puede quedarse con sus propinas. No puede hacerle pagar sus pérdidas si eso reduce el salario mínimo.',
  },
  'us.life.right-wages': {
    says: 'Debe recibir al menos el salario mínimo por todas las horas. Puede reclamar dos o tres años atrás, y otro tanto. No pueden castigarle por pedirlo.',
  },
}
