/** The French words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_FR: Words = {
  'au.jury.right-leave': {
    says: 'Votre employeur doit vous donner congé. Si vous n’êtes pas travailleur occasionnel (casual), il complète votre paie les dix premiers jours, et dans certains États plus longtemps.',
  },
  'au.jury.right-safe': {
    says: 'Votre employeur ne peut pas vous renvoyer ou vous nuire pour un service de juré (jury service).',
  },
  'au.jury.right-excuse': {
    says: 'Vous pouvez demander une dispense ou un jour plus tardif, pour une bonne raison comme une maladie, le soin d’autres personnes ou de vraies difficultés.',
  },
  'au.jury.warn': { says: 'Ne restez pas absent sans un mot. Vous pouvez avoir une amende.' },
  'au.jury.step': {
    says: 'Répondez au plus tard le jour indiqué dans la convocation (summons), en ligne ou avec le formulaire. Demandez tout de suite une dispense s’il vous en faut une, avec des preuves.',
  },
  'au.jury.step-work': {
    says: 'Montrez la convocation (summons) à votre employeur. Gardez la preuve de présence et de l’argent reçu comme juré.',
  },
}
