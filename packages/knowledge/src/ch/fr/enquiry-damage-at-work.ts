/** Questions about damage at work that the boss takes from the pay: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_AT_WORK_FR: Words = {
  'ch.ask.damage-deducted': {
    says: 'Contestez aussitôt par écrit et demandez tout le salaire. Pour une petite erreur, vous payez peu ou rien ; pour plus d’imprudence, une juste part, selon le travail, la formation et la paie. L’employeur doit prouver faute et montant. Il ne peut toucher au minimum vital, sauf intention. S’il ne paie pas, voyez la conciliation : gratuite jusqu’à 30 000 francs.',
  },
}
