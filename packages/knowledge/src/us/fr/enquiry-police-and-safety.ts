/** Questions about the police, old records, stalking, images and recordings: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_SAFETY_FR: Words = {
  'us.story.police-home': {
    says: 'La police a besoin d’un mandat (warrant), de votre oui, ou d’une urgence pour entrer dans un logement. Dites calmement que vous n’êtes pas d’accord. Vous n’êtes pas obligé de répondre aux questions : dites que vous voulez un avocat.',
    dependsOn: 'si quelqu’un a accepté ou s’il y avait une urgence',
  },
  'us.story.police-talk': {
    says: 'Vous n’êtes pas obligé de répondre aux questions de la police au-delà de votre nom là où la loi le demande. Dites : « I want a lawyer and will stay silent » (je veux un avocat et je garde le silence). Ne mentez pas.',
  },
  'us.story.old-record': {
    says: 'Beaucoup d’États effacent les affaires vieilles ou petites, certains d’eux-mêmes. Demandez votre dossier, vérifiez l’attente et déposez une demande au tribunal. L’aide juridique (legal aid) aide souvent gratuitement.',
    dependsOn: 'l’État, l’accusation et les années depuis',
  },
  'us.story.images': {
    says: 'Gardez des preuves avec les liens. Demandez au site de les enlever : les grandes plateformes doivent retirer les images intimes en 48 heures. Les partager est un délit dans la plupart des États, et vous pouvez aller en justice.',
  },
  'us.story.recording': {
    says: 'La loi fédérale vous laisse enregistrer une conversation où vous participez. Dans certains États, comme la Californie, la Floride et la Pennsylvanie, il faut le oui de tous.',
    dependsOn: 'votre État',
  },
  'us.story.my-things': {
    says: 'Écrivez une demande avec une liste, une date et une façon de remettre les choses. La police peut le plus souvent seulement garder le calme. Ensuite, le tribunal des petits litiges (small claims) ou une affaire de restitution (replevin) peut obtenir les choses ou leur valeur.',
  },
}
