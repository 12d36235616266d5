/** Questions about repairs, visits, pets and subletting, and the first steps for tenants: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'ch.ask.step-home': {
    says: 'Demandez l’association des locataires (ASLOCA). Trente jours, c’est court.',
  },
  'ch.ask.right-home': { says: 'Un congé pour un logement ne vaut que sur la formule officielle.' },
  'ch.ask.repairs': {
    says: "Écrivez au bailleur avec photos et un délai, en annonçant que vous consignerez le loyer. Si rien ne se passe, versez le loyer entier, avant son échéance, à l'office désigné par votre canton, et dites-le au bailleur. Saisissez l'autorité de conciliation dans les 30 jours de l'échéance de ce loyer. N'arrêtez pas simplement de payer : vous pourriez perdre le logement. Vous pouvez demander une baisse depuis le jour où il connaît le défaut.",
  },
  'ch.ask.landlord-enters': {
    says: 'Seulement avec votre accord, ou en vraie urgence. Vous devez tolérer les visites nécessaires (réparation, vente, relocation). Elles doivent être annoncées à temps et tenir compte de vous. Entrer en secret est un délit.',
  },
  'ch.ask.pets': {
    says: 'Lisez le bail. Le bailleur peut interdire chiens et chats ou exiger son accord. De petits animaux en nombre usuel, en cage ou aquarium, sont toujours permis. Un accord donné ne se retire que pour une bonne raison. Si vous en gardez un contre le bail, il doit vous avertir avant un congé.',
    dependsOn: 'le bail et l’animal',
  },
  'ch.ask.sublet': {
    says: 'Oui, si vous demandez d’abord au bailleur, par écrit, avec les conditions. Il ne peut refuser que si vous cachez les conditions, demandez bien trop ou lui causez un vrai tort. Vous restez responsable du loyer et des dégâts.',
  },
}
