/** Acts of an enforcement officer (commissaire de justice): what to do. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_STEPS_WORDS: Words = {
  'fr.officer.step-title': {
    says: 'Demandez une copie du titre : quel tribunal, quel jour, quelle somme. Vérifiez le nom et le décompte.',
  },
  'fr.officer.step-offer': {
    says: 'Appelez ou écrivez maintenant et proposez une mensualité. Demandez un accord écrit.',
  },
  'fr.officer.step-judge': {
    says: 'Si la somme est fausse ou payée, ou s’il faut du temps, voyez un conseiller gratuit pour le juge de l’exécution.',
  },
  'fr.officer.step-overdebt': {
    says: 'Si vous avez beaucoup de dettes, déposez un dossier à la Banque de France. Une fois accepté, les saisies s’arrêtent.',
  },
  'fr.officer.step-pay': {
    says: 'Payez l’étude, jamais en espèces sans reçu. Demandez une lettre de solde.',
  },
  'fr.officer.step-wrong': {
    says: 'Si ce n’est pas votre dette ou si vous avez payé, écrivez vite avec preuves, et saisissez le juge s’ils continuent.',
  },
}
