/** The French words of the rows in ../enquiry-children-and-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_AND_DIVORCE_FR: Words = {
  'us.ask-state.unmarried-mother': {
    says: 'Dans votre État, une mère non mariée a la garde (custody) jusqu’à décision d’un tribunal. Le nom du père sur l’acte de naissance n’y change rien à lui seul. Montrez la loi à la police et demandez son aide. Saisissez maintenant le tribunal de la famille ou des mineurs. Si l’enfant est en danger, appelez le 911.',
  },
  'us.fact.no-custody-order': {
    says: 'Sans décision, les deux parents ont en général les mêmes droits, et la police intervient rarement. Dans certains États, la mère non mariée a d’abord la garde. Demandez aujourd’hui la custody au tribunal de la famille et une mesure d’urgence. Notez les dates, gardez les messages. En danger : 911.',
    dependsOn: 'votre État et si vous étiez mariés',
  },
  'us.fact.iep-days': {
    says: 'Pas sans autres étapes. Après 10 jours d’école dans l’année formant une série, l’école doit se réunir en 10 jours. Elle cherche si la conduite vient du handicap. Si oui, l’enfant revient en général. Dès le 11e jour, l’enseignement continue. Demandez cette réunion (manifestation review) par écrit aujourd’hui.',
  },
  'us.fact.divorce-papers': {
    says: 'Déposez une réponse écrite (answer) avant le jour de la summons, souvent 20 à 30 jours. Vous ne pouvez guère empêcher le divorce. Mais sans réponse, le juge peut décider sans vous de la maison, de l’argent et des enfants. Une maison à un seul nom est souvent partagée. Voyez legal aid ou l’aide du tribunal.',
  },
  'us.fact.virginia-reckless': {
    says: 'En Virginie, 20 mph ou plus au-dessus de la limite, ou plus de 85, peut être du reckless driving. C’est un délit, pas une simple contravention, et il faut en général venir au tribunal. Regardez la case et l’article sur la summons. Si c’est 46.2-862, voyez d’abord un avocat. Si c’est seulement speeding, vous pouvez souvent prépayer.',
    dependsOn: 'ce que dit la summons',
  },
}
