/** Questions of a parent whose child the other parent wants to move far away: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OTHER_PARENT_MOVES_FR: Words = {
  'us.fact.texas-child-moves': {
    says: 'Lisez votre décision aujourd’hui. Au Texas, la plupart limitent le domicile de l’enfant à un comté et ses voisins. Alors, pas de départ sans votre oui ou celui du tribunal. Sans limite, 60 jours d’avis écrit sont dus en général. Dites non par écrit. Saisissez maintenant le tribunal et demandez une ordonnance provisoire pour garder l’enfant ici. Après, c’est plus dur.',
    dependsOn: 'si votre décision limite le domicile de l’enfant',
  },
  'us.fact.ex-moves-child': {
    says: 'Lisez votre décision aujourd’hui. Le parent qui veut partir loin avec l’enfant doit en général l’annoncer par écrit, souvent 30 à 60 jours avant. Il faut alors votre oui ou celui du tribunal. Dites non par écrit. Saisissez maintenant le tribunal de la décision et demandez une ordonnance rapide pour garder l’enfant. Après, le retour est plus dur. Sans décision : demandez la garde.',
    dependsOn: 'ce que dit votre décision et votre État',
  },
}
