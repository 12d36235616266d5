/** The French words of the rows in ../enquiry-arrest-and-search.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_AND_SEARCH_FR: Words = {
  'us.ask-criminal.phone-search': {
    says: 'La police a besoin d’un mandat (warrant) pour fouiller votre téléphone, même après une arrestation, sauf si vous dites oui. Dites calmement que vous n’êtes pas d’accord, et demandez un avocat.',
  },
  'us.ask-criminal.passcode': {
    says: 'Ne le donnez pas avant d’avoir parlé à un avocat. Dites seulement : je veux un avocat. Vous n’êtes pas obligé de parler au policier (detective). À la première audience (arraignment), vous pouvez demander un avocat gratuit (public defender).',
  },
  'us.ask-criminal.car-search': {
    says: 'Pour une voiture, la police n’a pas besoin de mandat si elle a une bonne raison d’y attendre des preuves d’un délit. Un contrôle routier seul ne suffit pas. Dites avec calme : “I do not agree to a search.” Ne résistez pas.',
    dependsOn: 'ce que sait la police et si vous dites oui',
  },
  'us.story.arrested': {
    says: 'Ne parlez des faits à personne, sauf à un avocat. Allez à chaque audience. Demandez un avocat gratuit (public defender) si vous ne pouvez pas payer. Pour une première affaire, demandez une solution sans procès (diversion).',
  },
  'us.story.warrant': {
    says: 'Appelez aujourd’hui le greffe (clerk) ou un avocat et demandez comment remettre l’affaire sur la liste. Venir de vous-même est le plus souvent mieux vu que d’être trouvé.',
  },
  'us.story.drunk': {
    says: 'Il y a deux affaires : le tribunal et le permis. Le délai pour sauver le permis est souvent de 7 à 15 jours. Demandez cette audience maintenant et voyez un avocat avant le tribunal.',
  },
  'us.story.store-letter': {
    says: 'La lettre est une demande civile, à part de toute affaire pénale. Payer ne met pas fin à une accusation. La loi de l’État limite la somme, et le magasin doit la prouver. Parlez à un avocat avant d’écrire.',
    dependsOn: 'votre État et ce qui s’est passé',
  },
}
