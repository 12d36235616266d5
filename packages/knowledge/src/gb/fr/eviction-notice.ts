/** Le congé du logement et le loyer en retard : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICE_FR: Words = {
  'gb.home.want-notice': {
    says: 'Si vous restez, ils peuvent demander à un tribunal de décider.',
  },
  'gb.home.reality': {
    says: 'Une lettre ou un congé (notice) ne vous enlève pas votre logement. Seul un tribunal peut ordonner le départ de la plupart des locataires. Seuls ses agents peuvent l’exécuter.',
  },
  'gb.home.reality-scotland': {
    says: 'Un congé (notice) ne vous enlève pas votre logement. Pour la plupart des locations privées, le propriétaire a besoin d’un ordre du First-tier Tribunal, qui examine si c’est juste.',
  },
  'gb.home.reality-ni': {
    says: 'Un congé (notice) seul ne vous enlève pas votre logement. Votre propriétaire a besoin d’un ordre du tribunal pour vous faire partir.',
  },
  'gb.home.rights-summary': {
    says: 'Vous pouvez rester tant qu’un tribunal ne dit pas le contraire. Vous pouvez contester, demander du temps et avoir un avocat gratuit.',
  },
  'gb.home.rights-scotland': {
    says: 'Vous pouvez rester jusqu’à un ordre du Tribunal. Vous pouvez lui dire votre côté, et l’expulsion doit être raisonnable.',
  },
  'gb.home.who': {
    says: 'Votre propriétaire ou son agence est une personne ou une société privée. Il n’a pas le droit de changer les serrures, couper le courant ou sortir vos affaires.',
  },
  'gb.home.not-yet': {
    says: 'Ils ne peuvent pas vous mettre dehors maintenant. Il faut un congé valable (notice), puis un procès, puis un ordre, puis une date avec des huissiers (bailiffs).',
  },
  'gb.home.know-free-lawyer': {
    says: 'Si un congé (notice) menace votre logement, vous pouvez avoir un avocat gratuit de l’aide juridictionnelle (legal aid), quels que soient vos revenus.',
    learnMore:
      'Cherchez le Housing Loss Prevention Advice Service sur la page de recherche de l’aide juridictionnelle (legal aid).',
  },
  'gb.home.step-stay': {
    says: 'Ne déménagez pas et ne rendez pas encore les clés. Si vous partez trop tôt, vous pouvez perdre vos droits et l’aide de la mairie (council).',
  },
  'gb.home.step-lawyer': {
    says: 'Prenez maintenant une aide juridique gratuite : un conseiller logement de l’aide juridictionnelle (legal aid), Shelter ou Citizens Advice. Montrez-leur le congé.',
  },
  'gb.home.step-council': {
    says: 'Dites-le à votre mairie (council). Si vous risquez de perdre votre logement dans les 56 jours, elle doit vous aider à le garder ou à en trouver un autre.',
  },
  'gb.home.step-council-wales': {
    says: 'Dites-le à votre mairie (council). Si vous risquez de perdre votre logement dans les 56 jours, elle doit vous aider.',
  },
  'gb.home.step-keep-paying': {
    says: 'Continuez à payer le loyer, ou autant que vous pouvez. Gardez la preuve de chaque paiement.',
  },
  'gb.home.step-advice-scotland': {
    says: 'Restez dans votre logement. Prenez conseil auprès de Shelter Scotland ou d’un bureau de Citizens Advice avant la date du congé (notice).',
  },
  'gb.home.step-advice-ni': {
    says: 'Restez dans votre logement. Prenez conseil auprès de Housing Rights avant la date du congé (notice).',
  },
  'gb.home.step-arrears': {
    says: 'Si le loyer est en retard, offrez le loyer et une petite somme par semaine pour la dette. Cherchez les aides, et une aide au logement de la mairie (council).',
  },
  'gb.home.step-dispute': {
    says: 'Demandez un relevé du loyer (rent statement) et vérifiez chaque ligne. Notez chaque réparation non faite et chaque lettre à ce sujet.',
  },
  'gb.home.right-court': {
    says: 'Vous avez le droit de rester jusqu’à un ordre du tribunal et la venue d’huissiers du tribunal (court bailiffs). C’est vrai pour la plupart des locataires.',
  },
  'gb.home.right-no-force': {
    says: 'C’est un délit pour un propriétaire de vous faire partir par la force ou la peur. Si cela arrive, appelez la mairie (council), et la police en cas de danger.',
  },
  'gb.home.right-reason': {
    says: 'En Angleterre, un propriétaire privé doit maintenant donner un motif légal et le prouver. Il n’y a plus d’expulsion sans motif.',
  },
  'gb.home.right-arrears-ground': {
    says: 'En Angleterre, le motif strict de loyer exige trois mois de retard, le jour du congé (notice) et à l’audience. Le congé doit laisser quatre semaines.',
  },
  'gb.home.right-breathing-space': {
    says: 'Le répit (breathing space) peut arrêter un congé et une étape au tribunal pour retard de loyer, jusqu’à 60 jours. Vous devez payer le loyer qui devient dû.',
  },
  'gb.home.right-scotland': {
    says: 'Vous pouvez dire au Tribunal pourquoi l’expulsion n’est pas raisonnable. Il doit peser votre côté.',
  },
  'gb.home.right-ni': {
    says: 'Votre propriétaire doit donner congé (notice) par écrit : quatre semaines les 12 premiers mois, huit jusqu’à dix ans, puis douze.',
  },
  'gb.home.option-help': {
    says: 'Il vérifie si le congé (notice) est valable et parle pour vous au tribunal.',
    title: 'Prendre un avocat logement gratuit',
    cost: 'Rien.',
    time: 'Appelez aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec un congé ou une date au tribunal.',
  },
  'gb.home.option-plan': {
    says: 'Offrez par écrit le loyer et une somme pour le retard.',
    title: 'Offrir un plan pour le loyer',
    cost: 'Ce que vous offrez.',
    time: 'Une soirée.',
    risk: 'Tenez-le, sinon cela peut jouer contre vous.',
    bestFor: 'Le loyer est en retard, mais vous pouvez payer maintenant.',
  },
  'gb.home.option-defend': {
    says: 'Si une demande du tribunal arrive, envoyez le formulaire de défense (defence) et allez à l’audience.',
    title: 'Contester au tribunal',
    cost: 'Se défendre est gratuit.',
    time: 'Quelques semaines jusqu’à une audience.',
    risk: 'Des frais peuvent s’ajouter si vous perdez.',
    bestFor: 'Le congé est faux, ou vous avez une bonne raison.',
  },
  'gb.home.warn-court-papers': {
    says: 'Les papiers du tribunal ont une date pour un formulaire et une audience. Allez à l’audience, même si vous avez envoyé le formulaire.',
  },
  'gb.home.warn-lodger': {
    says: 'Si vous vivez avec votre propriétaire, vous avez moins de droits, et le préavis est plus court. Prenez d’abord conseil.',
  },
  'gb.home.insight-section-21-ended': {
    says: 'Cela ressemble à un congé « section 21 » donné après le 30 avril 2026. En Angleterre, ces congés ont pris fin le 1er mai 2026 : il n’a donc aucune force.',
    actionable:
      'Ne partez pas. Montrez-le à Shelter ou à un conseiller (legal aid), et écrivez au propriétaire que vous restez.',
  },
  'gb.home.insight-section-21-old': {
    says: 'C’est un congé « section 21 » d’avant le 1er mai 2026. Il compte seulement si le propriétaire a saisi le tribunal à temps, au plus tard le 31 juillet 2026.',
    actionable:
      'Demandez par écrit si un tribunal a été saisi, et quand. Sinon, le congé ne vaut plus rien.',
  },
  'gb.home.insight-section-8': {
    says: 'Un congé « section 8 » doit nommer son motif (ground). Le tribunal regarde ensuite la preuve et, pour beaucoup de motifs, ce qui est juste.',
    actionable: 'Cherchez le numéro du motif et demandez à un conseiller ce qui doit être montré.',
  },
  'gb.home.change-section-21': {
    says: 'Depuis le 1er mai 2026, les propriétaires privés en Angleterre ne peuvent plus expulser sans motif.',
    was: 'Un propriétaire privé pouvait donner deux mois de préavis sans motif.',
    is: 'Un propriétaire doit donner un motif légal et le prouver au tribunal.',
  },
  'gb.home.warn-order-made': {
    says: 'Un tribunal a peut-être ordonné votre départ, ou des huissiers (bailiffs) ont une date. Prenez aujourd’hui un avocat logement gratuit. Vous pouvez peut-être demander au tribunal de l’arrêter.',
  },
  'gb.rent.want': {
    says: 'Ils veulent le loyer, ou un appel de vous pour convenir d’un plan.',
  },
  'gb.rent.step-statement': {
    says: 'Demandez un relevé du loyer (rent statement) et vérifiez chaque ligne : chaque semaine, chaque paiement, chaque aide. Les erreurs sont fréquentes.',
  },
  'gb.rent.step-plan': {
    says: 'Répondez avant la date. Offrez le loyer et une petite somme par semaine que vous pouvez tenir. Obtenez le oui par écrit.',
  },
  'gb.rent.step-benefits': {
    says: 'Vérifiez que vous recevez toute l’aide possible pour le loyer. S’il manque de l’argent, demandez à la mairie (council) une aide au logement en plus.',
  },
  'gb.rent.right-social': {
    says: 'Une mairie (council) ou une association de logement (housing association) doit vous parler avant d’aller au tribunal. Elle devrait essayer un plan à votre portée et aider pour les aides.',
  },
  'gb.rent.option-plan': {
    says: 'Envoyez un budget et offrez le loyer et une somme pour la dette.',
    title: 'Offrir un plan pour le retard',
    cost: 'Ce que vous offrez.',
    time: 'Une soirée.',
    risk: 'Offrez seulement ce que vous pouvez tenir.',
    bestFor: 'Vous devez l’argent et pouvez payer le loyer à partir de maintenant.',
  },
  'gb.home.insight-sale': {
    says: 'Un propriétaire qui veut vendre ou habiter là doit donner quatre mois. Cette raison ne vaut pas pendant vos 12 premiers mois de location.',
    actionable:
      'Comparez le début de votre location aux dates du congé, et demandez des preuves du projet. Après votre départ, le logement ne peut pas être reloué pendant 12 mois.',
  },
  'gb.rent.step-universal-credit': {
    says: 'Écrivez dans le journal de Universal Credit que vous devez du loyer. Demandez pourquoi la part du loyer tarde, et si elle peut aller droit au propriétaire.',
  },
}
