/** Questions of parents who live apart: a father’s rights, a journey, a child that was kept: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTS_APART_FR: Words = {
  'ie.ask.guardian': {
    says: 'Le nom sur l’acte de naissance seul ne fait pas d’un père non marié un guardian. Vous l’êtes si vous avez vécu 12 mois de suite avec la mère, dont trois après la naissance, depuis le 18 janvier 2016. Sinon, signez avec elle une statutory declaration. Si elle refuse, saisissez la District Court. Vous pouvez aussi demander un droit de visite.',
    dependsOn: 'si vous avez vécu ensemble et combien de temps',
  },
  'ie.ask.child-abroad': {
    says: 'Le passeport d’un enfant et un voyage exigent l’accord de chaque guardian. Partir sans lui peut être un délit. Si l’autre ne signe pas, demandez à la District Court de se passer de l’accord, pour le passeport et le voyage. Apportez dates, billets et adresse. Faites-le tôt ; des vacances normales sont souvent permises. Pas besoin d’avocat.',
  },
  'ie.ask.child-kept': {
    says: 'Sans décision, les gardaí ne peuvent en général agir, sauf danger pour l’enfant : les guardians sont égaux. Allez maintenant au greffe de la District Court, demandez custody et access, et une date rapide. S’il y a une décision violée, faites-la exécuter. Ne prenez pas l’enfant de force. Restez calme par écrit. Le Legal Aid Board et la médiation gratuite aident.',
  },
}
