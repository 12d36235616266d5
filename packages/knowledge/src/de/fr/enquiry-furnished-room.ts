/** Questions about a furnished room in the home of the person who lets it: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FURNISHED_ROOM_FR: Words = {
  'de.ask-home.furnished-room': {
    says: 'Restez pour l’instant : elle ne peut vous mettre dehors elle-même, et le congé doit être sur papier et signé, même sans bail écrit. Chambre meublée par elle, pour vous seul, dans son propre logement ? Aucun motif n’est alors requis, et un congé donné avant le 15 finit à la fin du mois. Vos propres meubles ? Alors en général trois mois et un motif. Demandez l’aide au logement de la ville.',
  },
}
