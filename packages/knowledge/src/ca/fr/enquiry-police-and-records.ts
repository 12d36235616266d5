/** The French words of the rows in ../enquiry-police-and-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_RECORDS_FR: Words = {
  'ca.fact.police-talk': {
    says: 'Vous n’avez pas à aller à la police ni à parler, sauf arrestation. Même alors, vous pouvez vous taire. Dites calmement que vous voulez d’abord un avocat ; l’aide juridique a une ligne gratuite jour et nuit. Vos paroles peuvent servir contre vous. Ne mentez pas, n’effacez rien. Donnez votre nom au volant, si accusé ou arrêté.',
  },
  'ca.fact.car-search': {
    says: 'Vous pouvez dire non. Dites calmement : « Je ne consens pas à une fouille. » Sans votre accord, la police a en général besoin d’un mandat, d’une arrestation ou de bons motifs. Vous devez montrer permis, immatriculation et assurance, et souffler si on le demande. Ne résistez pas ; un avocat peut contester ensuite.',
  },
  'ca.fact.roadside-fail': {
    says: 'Agissez dans les sept jours : c’est le délai pour faire réviser une suspension au bord de la route, en Alberta à SafeRoads, en Colombie-Britannique à RoadSafetyBC. Numéro et frais sont sur le papier de la police. Ne conduisez pas, c’est une nouvelle infraction. Demandez l’antidémarreur (interlock). Voyez un avocat avant de payer.',
  },
  'ca.fact.record-suspension': {
    says: 'Demandez à la Commission des libérations conditionnelles une suspension du casier (pardon). C’est possible cinq ans après la fin de la peine pour une infraction mineure, dix pour une grave, sans nouvelle condamnation. Les amendes doivent être payées. Les formulaires sont gratuits : pas besoin d’agence. Une absolution s’efface seule après un ou trois ans.',
  },
}
