/** Services: care and skill, phone and internet: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICES_ES: Words = {
  'au.buy.right-services': {
    says: 'Los servicios deben hacerse con cuidado, servir para lo que pidió y hacerse en un tiempo justo.',
  },
  'au.services.right-care': {
    says: 'Los servicios al consumidor deben hacerse con cuidado, servir para el fin acordado y hacerse en un tiempo justo.',
  },
  'au.buy.right-telco': {
    says: 'Una empresa de teléfono o internet casi siempre tiene 15 días laborables para tratar su queja. Después el Telecommunications Industry Ombudsman la mira gratis.',
  },
}
