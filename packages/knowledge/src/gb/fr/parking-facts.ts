/** Le stationnement privé, faits et droits : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FACTS_FR: Words = {
  'gb.parking.fact-wants': {
    says: 'Une société privée dit que les règles de stationnement n’ont pas été suivies. Elle veut une somme fixe. Souvent, elle demande moins si vous payez dans les 14 jours.',
  },
  'gb.parking.fact-rights': {
    says: 'Vous pouvez faire un recours à la société, gratuitement. Si elle dit non, il y a un recours indépendant et gratuit avec la plupart des sociétés.',
  },
  'gb.parking.right-appeal': {
    says: 'Vous avez le droit de faire d’abord un recours à la société de stationnement. Elle devrait répondre, et ne rien vous réclamer pendant l’examen.',
  },
  'gb.parking.right-independent-appeal': {
    says: 'Si la société dit non, vous pouvez aller gratuitement à POPLA ou à l’IAS. Elle doit vous dire lequel, et jusqu’à quand.',
  },
  'gb.parking.right-keeper-limit': {
    says: 'Comme détenteur (keeper), vous devez au plus, selon cette loi, la somme du premier avis (notice to keeper). Les frais de recouvrement n’en font pas partie.',
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
  'gb.parking.right-not-name-driver': {
    says: 'Aucune loi ne vous oblige à dire à une société privée de stationnement qui conduisait. Elle peut le demander, mais vous pouvez répondre comme détenteur (keeper).',
  },
  'gb.parking.right-grace': {
    says: 'Le code du secteur donne au moins 10 minutes de marge après la fin du stationnement payé ou permis. Au début, vous avez aussi du temps pour lire les panneaux.',
  },
  'gb.parking.right-clear-terms': {
    says: 'Les règles doivent être sur des panneaux que vous pouviez voir et lire avant de vous garer. Une règle que vous ne pouviez pas voir ne vous engage peut-être pas.',
  },
  'gb.parking.right-photos': {
    says: 'Vous avez le droit de demander les photos et les données qu’ils ont sur vous. Ils doivent répondre dans le mois.',
  },
  'gb.parking.right-equality': {
    says: 'Les services doivent faire des changements justes pour les personnes handicapées. Avoir besoin de plus de temps à cause d’un handicap peut être une raison de recours.',
  },
  'gb.parking.myth-fine': {
    says: 'Une somme de stationnement privé n’est pas une amende et ne donne pas de casier judiciaire. C’est une demande d’argent selon un contrat.',
  },
  'gb.parking.myth-ignore': {
    says: 'L’ignorer est risqué. Les sociétés vont vraiment au tribunal. Si vous ignorez les papiers du tribunal, elles peuvent gagner sans audience.',
  },
  'gb.parking.myth-bailiffs': {
    says: 'Une société de stationnement ou de recouvrement ne peut pas envoyer d’huissiers (bailiffs) seule. Elle doit d’abord gagner au tribunal. Ils ne peuvent venir que si vous ne payez pas ensuite la décision (judgment).',
  },
  'gb.parking.myth-credit': {
    says: 'Une lettre de stationnement ne va pas dans votre dossier de crédit. Une décision de justice (judgment) y va, sauf si vous la payez en entier dans le mois.',
  },
  'gb.parking.myth-clamp': {
    says: 'Poser un sabot ou enlever une voiture sur un terrain privé est un délit, sauf si la loi le permet. Elle le permet à la police ou à la DVLA.',
  },
  'gb.parking.element-period': {
    says: 'L’avis doit nommer la voiture, le terrain et la durée du stationnement.',
    name: 'Le terrain et la durée du stationnement',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : le terrain et la durée du stationnement. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-circumstances': {
    says: 'L’avis doit dire ce qui s’est passé et pourquoi il y a donc une somme à payer.',
    name: 'La raison de la somme demandée',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : la raison de la somme demandée. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-sum': {
    says: 'L’avis doit donner la somme totale impayée.',
    name: 'La somme impayée',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : la somme impayée. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-invite': {
    says: 'L’avis doit dire que la société ne connaît pas le conducteur. Il doit inviter le détenteur (keeper) à payer ou à nommer le conducteur.',
    name: 'L’invitation à payer ou à nommer le conducteur',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : l’invitation à payer ou à nommer le conducteur. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-warning': {
    says: 'L’avis doit avertir d’un point : après 28 jours, la société peut avoir le droit de réclamer la somme au détenteur (keeper).',
    name: 'L’avertissement de 28 jours au détenteur (keeper)',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : l’avertissement de 28 jours au détenteur (keeper). Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-creditor': {
    says: 'L’avis doit dire à qui l’argent est dû et comment le payer.',
    name: 'À qui payer, et comment',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : à qui payer, et comment. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-disputes': {
    says: 'L’avis doit vous dire comment contester la somme.',
    name: 'Comment contester',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : comment contester. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-date': {
    says: 'L’avis doit porter la date où il a été envoyé ou remis.',
    name: 'La date d’envoi',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : la date d’envoi. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
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
