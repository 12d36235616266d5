/** A decision on a benefit that may be wrong: a new look, the tribunal, and each nation. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_FR: Words = {
  'gb.pip.right-points': {
    says: 'Huit points donnent le taux normal, 12 le plus haut. Une tâche ne compte que si vous la faites sans danger, assez bien, encore et encore, et dans un temps normal.',
  },
  'gb.benefit.right-again': {
    says: "Demandez dans le mois un nouvel examen (mandatory reconsideration). Avec une bonne raison, un retard jusqu'à 13 mois est possible.",
  },
  'gb.benefit.right-tribunal': {
    says: "Après leur réponse, vous avez un mois pour saisir un tribunal (tribunal). C'est gratuit, et il est indépendant du bureau qui a décidé.",
  },
  'gb.benefit.right-work-test': {
    says: "Assez de points, c'est une voie pour être reconnu inapte au travail. Un vrai risque pour la santé en est une autre. Demandez le rapport et répondez-y.",
  },
  'gb.benefit.carers-pay': {
    says: "Demandez comment votre salaire a été compté. L'impôt, la moitié de ce que vous versez pour la retraite et certains frais de garde se déduisent. Un salaire qui varie peut être lissé en moyenne.",
  },
  'gb.benefit.carers': {
    says: "Vous ne remboursez que si vous avez donné de faux faits ou tu ce qu'il fallait dire. S'ils savaient tout et se sont trompés, dites-le.",
  },
  'gb.benefit.answer': {
    says: "Demandez dans le mois un nouvel examen, avec des preuves du médecin. S'ils disent encore non, saisissez dans le mois le tribunal gratuit. Beaucoup y gagnent.",
  },
}
