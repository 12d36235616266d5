/** What a private parking charge is, and the time to go to court: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FACTS_FR: Words = {
  'gb.parking.fact-wants': {
    says: 'Une société privée dit que les règles de stationnement n’ont pas été suivies. Elle veut une somme fixe. Souvent, elle demande moins si vous payez dans les 14 jours.',
  },
  'gb.parking.fact-rights': {
    says: 'Vous pouvez faire un recours à la société, gratuitement. Si elle dit non, il y a un recours indépendant et gratuit avec la plupart des sociétés.',
  },
  'gb.parking.fact-wants-collector': {
    says: 'Une société de recouvrement veut la somme du stationnement, avec ses propres frais en plus. Elle écrit pour la société de stationnement et n’a aucun pouvoir de tribunal.',
  },
  'gb.parking.fact-wants-court': {
    says: 'Ils disent qu’ils peuvent saisir le tribunal. Répondez avant la date indiquée, même si vous n’êtes pas d’accord.',
  },
  'gb.parking.fact-not-a-fine': {
    says: 'C’est la facture d’une société privée, pas une amende. Ce n’est pas un délit, et seul un tribunal peut vous obliger à payer.',
  },
  'gb.parking.fact-can-be-owed': {
    says: 'La somme peut quand même être due. La plus haute cour a jugé juste une somme de £85 avec des panneaux clairs. Ne jetez donc pas cette lettre.',
  },
  'gb.parking.fact-who': {
    says: 'Les sociétés de stationnement gèrent les parkings de magasins, d’hôpitaux et de propriétaires. Elles sont privées et n’ont aucun pouvoir de police ou de mairie (council).',
  },
  'gb.parking.fact-trade-body': {
    says: 'La plupart des sociétés sont membres d’un de deux groupes. Les membres de la BPA utilisent POPLA pour les recours. Ceux de l’IPC utilisent l’IAS.',
  },
  'gb.parking.fact-code': {
    says: 'Les membres des deux groupes doivent suivre un même code de conduite. C’est un code du secteur, pas la loi, mais vous pouvez le citer.',
  },
  'gb.parking.fact-no-bailiffs': {
    says: 'Aucun huissier (bailiff) ne peut venir pour cela maintenant. Il faut d’abord une décision de justice (judgment), et avant elle vous recevriez des papiers du tribunal.',
  },
  'gb.parking.fact-no-credit-mark': {
    says: 'Cette lettre ne touche pas votre dossier de crédit. Seule une décision de justice (judgment) restée impayée un mois peut le faire.',
  },
  'gb.parking.fact-twenty-pounds': {
    says: 'Avec une bonne raison et une preuve, le code du secteur peut faire baisser la somme à £20.',
    learnMore:
      'Les raisons sont par exemple une plaque mal tapée, une maladie soudaine, un rendez-vous médical en retard, une panne, ou un Blue Badge non affiché.',
  },
  'gb.parking.fact-fourteen-days': {
    says: 'Si rien n’a été laissé sur la voiture, l’avis au détenteur (notice to keeper) doit arriver dans les 14 jours après le stationnement. S’il est en retard, ils ne peuvent réclamer qu’au conducteur.',
    learnMore:
      'Les 14 jours commencent le lendemain du stationnement. Un avis posté compte comme remis le deuxième jour ouvré après l’envoi.',
  },
  'gb.parking.fact-scotland-keeper': {
    says: 'En Écosse, seul le conducteur peut être obligé de payer. La loi qui ferait payer le détenteur (keeper) n’est pas encore en vigueur.',
    learnMore:
      'La partie 8 du Transport (Scotland) Act 2019 ferait payer le détenteur. Elle n’a pas commencé.',
  },
  'gb.parking.fact-ni-keeper': {
    says: 'La loi qui permet de réclamer au détenteur (keeper) vaut seulement en Angleterre et au pays de Galles. En Irlande du Nord, la somme concerne le conducteur.',
    learnMore:
      'L’annexe 4 (Schedule 4) du Protection of Freedoms Act 2012 ne vaut pas en Irlande du Nord.',
  },
  'gb.parking.limitation': {
    says: 'Une société a six ans pour saisir le tribunal. Après cela, vous avez une défense complète.',
    from: 'le jour du stationnement',
    restartedBy:
      'Un paiement partiel, ou une lettre signée qui reconnaît la dette, fait repartir les six ans.',
  },
  'gb.parking.limitation-scotland': {
    says: 'En Écosse, la dette prend fin après cinq ans si personne n’est allé au tribunal et si vous ne l’avez pas reconnue.',
    from: 'le jour du stationnement',
    restartedBy: 'Un paiement, un aveu écrit ou un procès pendant ces cinq ans arrête le délai.',
  },
  'gb.parking.limitation-ni': {
    says: 'En Irlande du Nord, une société a six ans pour saisir le tribunal.',
    from: 'le jour du stationnement',
    restartedBy:
      'Un paiement partiel, ou une lettre signée qui reconnaît la dette, fait repartir les six ans.',
  },
  'gb.parking.fact-wants-rejected': {
    says: 'La société a rejeté votre recours et veut être payée. Vous pouvez encore aller, gratuitement, devant quelqu’un d’indépendant.',
  },
  'gb.parking.fact-rights-rejected': {
    says: 'Vous avez droit à un recours indépendant et gratuit. La lettre doit vous dire où, et vous donner un code.',
  },
}
