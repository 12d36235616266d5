/** The French words of the rows in ../enquiry-sickness-absence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICKNESS_ABSENCE_FR: Words = {
  'gb.ask-work.disability-absence': {
    says: 'Ne démissionnez pas. Une longue maladie qui limite la vie de tous les jours est en droit le plus souvent un handicap. Compter les crises en plein, ou licencier pour elles, peut alors être une discrimination, même si tous sont traités pareil. Avant l’entretien, demandez par écrit d’écarter ces jours, de relever les seuils, d’adapter le travail. Venez accompagné, faites appel, Acas : 0300 123 1100.',
  },
  'gb.ask-work.absence-meeting': {
    says: 'Lisez la règle sur les absences et vérifiez chaque date. Allez-y, avec un collègue ou un syndicat si un avertissement est possible. Montrez les raisons, les certificats et ce qui aiderait. Après deux ans (six mois dès le 1er janvier 2027), un licenciement doit être juste : santé examinée, avertissements, appel. Si la maladie dure, dites-le : ce peut être un handicap. Ne démissionnez pas vite.',
  },
  'gb.ask-work.holiday-while-sick': {
    says: 'Les congés s’accumulent aussi pendant la maladie. Jusqu’à quatre semaines par an que la maladie a empêché de prendre sont reportées. Elles valent jusqu’à 18 mois après la fin de cette année de congés. Vous pouvez prendre des congés en étant malade ; le reste est payé à la fin du contrat. Écrivez combien de jours vous sont dus. En cas de refus, appelez vite Acas : un délai court.',
  },
}
