/** A letter on deductions from a tenancy deposit in Northern Ireland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_NORTHERN_IRELAND_ES: Words = {
  'gb.deposit.right-protected-ni': {
    says: 'El propietario debía proteger la fianza (scheme) en 28 días e informarle en 35. Si no, avise al ayuntamiento (council, environmental health).',
  },
  'gb.deposit.right-scheme-ni': {
    says: 'Puede decir que no a cada suma. El servicio (scheme) puede entonces decidir gratis.',
  },
  'gb.deposit.step-ni': {
    says: 'Escriba qué sumas no acepta, pida pruebas y avise enseguida al servicio (scheme).',
  },
  'gb.deposit.option-ni': {
    says: 'Pida al servicio (scheme) que decida con los papeles, con fotos y mensajes.',
    title: 'Usar el servicio gratis',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Puede haber un plazo.',
    bestFor: 'Las sumas son altas o sin prueba.',
  },
  'gb.deposit.right-proof-ni': {
    says: 'El propietario debe probar cada suma. El desgaste normal no es daño.',
  },
}
