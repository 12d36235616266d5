/** Questions about a doctor’s note that came too late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_SICK_NOTE_FR: Words = {
  'be.ask.sick-note-late': {
    says: 'Pas pour toute la période. Pour un certificat tardif, l’employeur ne peut refuser que le salaire garanti des jours avant sa remise. Dès ce jour, il est dû, jusqu’à 30 jours, si vous avez un mois d’ancienneté. En cas de force majeure, comme une hospitalisation, aucun jour n’est perdu. Envoyez-le avec une preuve et prévenez la mutuelle. Puis voyez votre syndicat.',
  },
  'be.ask.sick-note-first-day': {
    says: 'Pas pour chaque premier jour. Deux fois par année civile, il ne faut pas de certificat pour le premier jour de maladie ; jusqu’en 2025, c’était trois fois. À partir du deuxième jour, et de la troisième fois, il en faut un si l’entreprise le demande. Une entreprise de moins de 50 travailleurs peut le demander chaque fois, si son règlement de travail ou une convention le dit. Prévenez tout de suite et dites où vous êtes si ce n’est pas chez vous : un médecin-contrôleur peut venir.',
  },
}
