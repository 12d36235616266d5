/** The Spanish words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_ES: Words = {
  'nz.discipline.want': {
    says: 'Su empleador le advierte sobre su trabajo o su conducta. No es un despido, pero puede usarse más tarde.',
  },
  'nz.discipline.reality': {
    says: 'El empleador debe primero investigar, decirle lo que le preocupa, escucharle y pensar en lo que usted dice.',
  },
  'nz.discipline.right-fair': {
    says: 'Debe recibir los hechos y una oportunidad real de responder antes de cualquier advertencia o despido.',
  },
  'nz.discipline.right-helper': {
    says: 'Puede llevar a la reunión a una persona que le ayude, un sindicato o un abogado.',
  },
  'nz.discipline.right-grievance': {
    says: 'Una advertencia injusta puede ser motivo de una queja personal (personal grievance). Preséntela a su empleador en un plazo de 90 días.',
  },
  'nz.discipline.step': {
    says: 'Pida por escrito los hechos antes de la reunión, y tiempo para buscar consejo. Responda por escrito y guarde una copia.',
  },
}
