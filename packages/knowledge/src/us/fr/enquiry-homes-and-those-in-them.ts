/** Questions about who may come into a home, stay in it or change it, and about reports to the city: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_THOSE_IN_THEM_FR: Words = {
  'us.fact.collects-things': {
    says: 'Vous pouvez rester : qui est parti ne peut pas vous faire sortir de chez vous, et la police ne vous y force pas. Convenez par écrit d’un jour et d’une heure, avec une liste de ses affaires. Ne laissez entrer que qui vous acceptez, ayez un témoin et filmez. La police peut être là (« civil standby ») : elle garde le calme et ne décide pas à qui est quoi. Ne jetez et ne gardez rien qui est clairement à l’autre.',
  },
  'us.fact.step-parent-in-inherited-home': {
    says: 'Un testament doit passer par le tribunal des successions avant que la maison soit à vous, et seul son papier le prouve. Le conjoint survivant a des droits qu’un testament n’ôte pas : en Ohio, une année gratuite dans la maison et une part de la succession s’il la choisit à temps. La « survivorship » ne vaut que si l’acte le dit : demandez-en copie au comté. Ensuite, donnez un avis écrit et demandez l’expulsion au juge ; changer les serrures est interdit. Un accord signé avec un jour et une aide au départ coûte souvent le moins.',
    dependsOn: 'qui est sur l’acte et ce que votre État donne au conjoint',
  },
  'us.fact.hoa-solar': {
    says: 'Dans environ la moitié des États, une loi solaire empêche une interdiction : Californie, Floride, Texas, Arizona et Colorado, entre autres. La HOA ne peut y fixer que des règles justes de place et d’aspect, qui ne coûtent guère d’énergie ni d’argent. En Californie, elle doit répondre par écrit sous 45 jours, sinon c’est approuvé. Ailleurs, ses papiers décident, mais la règle doit être juste et égale pour tous. Demandez par écrit la règle et le motif, et attendez le oui avant de poser.',
    dependsOn: 'votre État et ce que disent les papiers de l’association',
  },
  'us.fact.false-report-to-city': {
    says: 'Demandez le dossier à la ville selon la loi de votre État sur les archives publiques : le signalement, les photos et l’issue. Souvent le nom de l’auteur est caché ; parfois non. En Floride, la ville doit le plus souvent avoir un nom et une adresse avant d’enquêter. Montrez à l’agent que tout va bien et demandez un papier qui dit « clos ». Qui ment exprès à la ville peut violer une loi, et un juge peut faire cesser le harcèlement.',
    dependsOn: 'la loi de votre État sur les archives',
  },
  'us.fact.tenant-lets-nobody-in': {
    says: 'Le propriétaire peut entrer pour réparer et contre les nuisibles après un avis écrit, dans la plupart des États 24 à 48 heures avant, à une heure correcte. Écrivez jour, heure et motif à chaque adulte et gardez copie. S’ils refusent encore, donnez un avis qui nomme le devoir non tenu et un jour pour le tenir. Le juge peut alors ordonner l’accès ou finir le bail. Ne forcez pas la porte : seule une urgence permet d’entrer aussitôt.',
  },
}
