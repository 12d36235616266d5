/** Questions about a part of the rent that was not paid: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_OF_THE_RENT_FR: Words = {
  'de.ask-home.part-rent': {
    says: 'Non, pas encore pour un mois de loyer au plus. Le bailleur peut résilier aussitôt si deux mois sont dus, ou plus d’un mois sur deux échéances de suite. Plus d’un mois dû depuis plus d’un mois peut mener à un congé ordinaire. Payez vite le manque et proposez des dates par écrit. Peu de revenus ? Demandez le Wohngeld ou le Jobcenter. Seul un tribunal expulse.',
  },
}
