/** Questions about a tenancy deposit in England: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_ES: Words = {
  'gb.ask-housing.deposit-back': {
    says: 'Pida por escrito la fianza y una lista de cada descuento con pruebas. Si no está de acuerdo, use el servicio gratuito de conflictos del sistema de fianzas (deposit scheme). El casero debe probar la pérdida.',
  },
  'gb.ask-housing.deposit-unprotected': {
    says: 'Su casero tenía 30 días para proteger la fianza y decirle dónde. Si no, puede reclamarla más entre una y tres veces su valor. Tiene seis años.',
  },
  'gb.ask-housing.wear-and-tear': {
    says: 'No paga el desgaste normal por el uso. Un casero solo puede reclamar daño o suciedad reales, restando la edad de la cosa.',
  },
}
