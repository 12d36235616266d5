/** The French words of the rows in ../enquiry-guests-and-fallen-trees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUESTS_AND_FALLEN_TREES_FR: Words = {
  'us.fact.tree-fell': {
    says: 'Appelez d’abord votre propre assurance : elle paie en général maison, clôture ou garage, et l’assurance auto une voiture. Un arbre sain abattu par une tempête n’est en général la faute de personne. Le voisin ne paie que si l’arbre paraissait mort ou dangereux et qu’il le savait. Prenez des photos avant le nettoyage.',
  },
  'us.fact.guest-wont-leave': {
    says: 'Ne changez pas la serrure et ne sortez pas ses affaires : cela peut être une expulsion illégale. Qui vit chez vous, même sans bail ni loyer, a droit en général à un avis écrit, souvent 30 jours. S’il reste, demandez l’expulsion au tribunal. Si vous avez peur : ordonnance de protection, ou 911.',
  },
  'us.fact.landlord-locks-out': {
    says: 'Non, pas même pour un loyer impayé, ni dans votre propre maison. Dans presque chaque État, un bailleur ne peut ni changer la serrure, ni couper courant ou eau, ni sortir les affaires. Le locataire pourrait revenir et vous réclamer de l’argent en justice. Donnez d’abord l’avis écrit de votre État. Puis demandez l’expulsion au tribunal. Seul un officier peut faire sortir un locataire, après l’ordre du juge.',
  },
}
