/** Spanish: the words of the rows in ../maintenance-payments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MAINTENANCE_PAYMENTS_ES: Words = {
  'gb.maintenance.wants': {
    says: 'El servicio de pensiones (Child Maintenance Service) quiere una suma para un hijo, o le explica cómo la calculó.',
  },
  'gb.maintenance.right-again': {
    says: 'Pida en 30 días que miren otra vez la decisión. Después puede acudir gratis a un tribunal (tribunal).',
  },
  'gb.maintenance.know-change': {
    says: 'Avise enseguida si cambia su sueldo. Entre las revisiones anuales solo lo calculan de nuevo si es un 25% más alto o más bajo.',
  },
  'gb.maintenance.right-wages': {
    says: 'Pueden tomar dinero de su sueldo sin juez. Deben dejarle al menos el 60% del sueldo neto.',
  },
  'gb.maintenance.step': {
    says: 'Envíe sus últimas nóminas. Pregunte cómo se calculó cada suma, y ofrezca un plan para lo que se debe.',
  },
  'gb.maintenance.ni': {
    says: 'Pida que miren otra vez la decisión. Después puede acudir a un tribunal (tribunal).',
  },
  'gb.maintenance.answer': {
    says: 'Envíe sus últimas nóminas y pida en 30 días que miren otra vez la decisión. Después puede acudir a un tribunal. Del sueldo deben dejarle al menos el 60% neto.',
  },
}
