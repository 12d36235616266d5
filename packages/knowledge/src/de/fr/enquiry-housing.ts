/** Questions about rented homes: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'de.ask-home.evict-now': {
    says: 'Non. Votre bailleur doit gagner un procès, et seul un huissier peut vous mettre dehors. En danger, appelez le 110.',
  },
  'de.ask-home.rent-debt-notice': {
    says: 'Payez maintenant toute la dette ou demandez au Jobcenter ou à l’office social de la prendre en charge. Jusqu’à deux mois après la remise d’une demande du tribunal, cela annule le congé immédiat.',
  },
  'de.ask-home.own-need': {
    says: 'Faites-le vérifier. La lettre doit dire qui a besoin du logement et pourquoi. Vous pouvez vous opposer pour dureté jusqu’à deux mois avant la fin.',
  },
  'de.ask-home.landlord-period': {
    says: 'Vous, locataire : trois mois. Le bailleur : trois, après cinq ans six, après huit ans neuf, et seulement avec une raison.',
    dependsOn: 'qui donne congé et depuis quand vous y vivez',
  },
  'de.ask-home.email-notice': {
    says: 'Non. Un congé de logement demande du papier et une signature à la main, du bailleur comme de vous.',
  },
  'de.ask-home.rent-rise': {
    says: 'Vous avez jusqu’à la fin du deuxième mois pour réfléchir. Au plus le loyer local, et 20 % en trois ans, dans beaucoup de villes 15 %. Ne signez pas trop vite.',
    dependsOn: 'le loyer local et la dernière hausse',
  },
  'de.ask-home.running-costs': {
    says: 'Il doit arriver dans les douze mois après son année. Vous avez douze mois pour contester, et pouvez d’abord voir les justificatifs.',
    dependsOn: 'si le décompte est venu à temps et est juste',
  },
  'de.ask-home.deposit': {
    says: 'Au plus trois loyers mensuels nets, payables en trois fois. Après votre départ, le bailleur peut vérifier quelques mois puis doit payer le reste.',
    dependsOn: 'ce qui est encore dû',
  },
  'de.ask-home.defects': {
    says: 'Signalez-le par écrit et fixez une date. Le loyer est plus bas selon la loi tant que dure le défaut. Par prudence, payez d’abord sous réserve.',
  },
  'de.ask-home.landlord-enters': {
    says: 'Le bailleur ne peut pas entrer sans votre oui ni garder une clé. Pour une bonne raison et après annonce, vous devez lui laisser voir le logement.',
  },
  'de.ask-home.sold': {
    says: 'Une vente ne met pas fin à votre bail. Le nouveau propriétaire reprend votre contrat. Après la mise en copropriété court un blocage de trois à dix ans.',
  },
  'de.ask-home.rent-brake': {
    says: 'Là où il vaut, un nouveau loyer peut dépasser le loyer local de 10 % au plus. Réclamez par écrit (Rüge). La loi le permet jusqu’à la fin de 2029.',
    dependsOn: 'si votre ville a le frein des loyers et quand vous avez emménagé',
  },
  'de.ask-home.sublet': {
    says: 'Pour une partie du logement, vous pouvez exiger l’accord, si vous avez une bonne raison née plus tard. Demandez d’abord par écrit.',
    dependsOn: 'si vous avez une bonne raison et avez demandé avant',
  },
  'de.ask-home.eviction-date': {
    says: 'Allez aujourd’hui à la Wohnungssicherung de votre ville et chez un avocat. Une demande au tribunal (§ 765a ZPO) doit venir deux semaines avant le jour.',
  },
  'de.ask-home.moving-costs': {
    says: 'Des dates fixes et des devoirs de peindre au départ sont souvent nuls. Si le logement n’était pas peint à l’entrée, vous n’avez en général pas à peindre.',
    dependsOn: 'les mots de votre contrat et l’état au début',
  },
  'de.ask-home.step-check': {
    says: 'Faites vérifier chaque congé par une association de locataires avant de signer ou partir.',
  },
  'de.ask-home.step-pay': {
    says: 'Continuez à payer le loyer. En cas d’arriéré, demandez tout de suite de l’aide au Jobcenter ou à l’office social.',
  },
  'de.ask-home.right-court': {
    says: 'Vous pouvez rester jusqu’à la décision d’un tribunal et la venue d’un huissier.',
  },
  'de.ask-home.guide-objection': {
    says: 'Opposez-vous pour dureté par écrit deux mois avant la fin du bail.',
  },
  'de.ask-home.guide-loan': {
    says: 'Demandez au Jobcenter ou à l’office social de prendre en charge les dettes de loyer par un prêt.',
  },
  'de.ask-home.guide-benefit': {
    says: 'Vérifiez l’aide au logement (Wohngeld). Elle part du mois de votre demande.',
  },
  'de.ask-home.guide-right-reason': {
    says: 'Un bailleur a besoin d’une raison légale, écrite dans une lettre signée sur papier.',
  },
  'de.ask-home.guide-right-cure': {
    says: 'Payer à temps toutes les dettes de loyer peut annuler un congé immédiat, une fois en deux ans.',
  },
  'de.ask-home.guide-right-bill': {
    says: 'Vous pouvez voir les justificatifs d’un décompte de charges.',
  },
  'de.ask-home.guide-option-help': {
    title: 'Association de locataires ou avocat',
    says: 'Faites vérifier la lettre et votre contrat.',
    cost: 'Une cotisation annuelle, ou un bon pour un avocat.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute lettre du bailleur dont vous doutez.',
  },
  'de.ask-home.guide-warn': {
    says: 'N’arrêtez pas de payer le loyer de votre propre chef. Payez sous réserve et demandez conseil.',
  },
  'de.ask-home.tenant-leaves': {
    says: 'Trois mois, si votre lettre signée arrive au plus tard le troisième jour ouvré d’un mois. Demandez par écrit au bailleur une fin plus tôt.',
    dependsOn: 'si le bailleur accepte une fin plus tôt',
  },
  'de.ask-home.power-off-landlord': {
    says: 'Le bailleur ne peut pas couper l’eau, le chauffage ou le courant pour vous faire partir. Un tribunal peut l’arrêter en quelques jours (einstweilige Verfügung).',
  },
  'de.ask-home.deposit-not-back': {
    says: 'Demandez par écrit le décompte et l’argent avec intérêts, et fixez deux semaines. La loi ne fixe pas de délai. Après six mois, les demandes pour dégâts sont prescrites, mais peuvent souvent encore être déduites. Une part juste peut rester pour les charges à venir. Demandez ensuite un Mahnbescheid.',
  },
  'de.ask-home.rent-rise-agree': {
    says: 'Vous n’avez pas à accepter plus que la loi. C’est le loyer local, au plus 20 % en trois ans, 15 % dans beaucoup de villes. La lettre doit donner des raisons. Jusqu’à la fin du deuxième mois après son arrivée, acceptez, acceptez en partie ou ne dites rien. Ensuite le bailleur doit aller en justice.',
  },
  'de.ask-home.noise': {
    says: 'Parlez d’abord et notez le bruit avec jours et heures. Écrivez au bailleur : il doit agir, et le loyer peut baisser tant que cela dure. La nuit, appelez la police ou l’Ordnungsamt. Enfin, un tribunal peut l’interdire ; dans certains Länder, une conciliation (Schlichtung) vient d’abord.',
  },
  'de.ask-home.broker': {
    says: 'Pour un logement loué, paie qui commande l’agent. Vous payez seulement si vous l’avez chargé par écrit et s’il a cherché ce logement pour vous seul. Tout autre accord est nul. L’argent versé peut se réclamer, le plus souvent pendant trois ans.',
  },
  'de.ask-home.wear': {
    says: 'Vous ne payez pas l’usure d’une vie normale : murs jaunis, trous usuels, traces au sol. Le loyer couvre cela. Seuls de vrais dégâts sont à vous, et seulement à leur valeur actuelle. Demandez des preuves et les factures.',
  },
  'de.ask-home.pets': {
    says: 'Un bail ne peut pas interdire tous les chiens et chats. Le bailleur doit peser les deux côtés : taille, logement, voisins, vos raisons. Demandez par écrit avant. Les petits animaux en cage ou en aquarium n’ont pas besoin d’accord. Sans motif juste, un tribunal peut décider.',
    dependsOn: 'l’animal, le logement et les raisons des deux côtés',
  },
  'de.ask-home.cannot-pay-rent': {
    says: 'Agissez avant deux loyers impayés : le bailleur peut alors résilier aussitôt. Payez le loyer d’abord et demandez des parts par écrit. Jobcenter ou bureau social peuvent reprendre la dette, même si vous travaillez. Demandez le Wohngeld. Votre ville a une aide gratuite (Wohnungssicherung).',
  },
  'de.ask-home.notice-received': {
    says: 'Restez calme : seul un tribunal peut vous expulser. Vérifiez papier, signature et motif. Deux loyers en retard ? Payez tout de suite ; cela peut effacer le congé immédiat. Sinon, en cas de dureté, opposez-vous par écrit jusqu’à deux mois avant la fin. Voyez vite un Mieterverein ou un avocat.',
  },
  'de.ask-home.mould-leave': {
    says: 'Vous pouvez partir aussitôt seulement si c’est grave ou dangereux pour la santé. Fixez d’abord au bailleur un dernier délai écrit, avec photos. Un certificat ou une expertise aide. Si vous avez tort, vous devez le loyer du préavis ; demandez d’abord au Mieterverein. En attendant, réduire le loyer est plus sûr.',
    dependsOn: 'la gravité et si un délai a été fixé avant',
  },
  'de.ask-home.before-moving-in': {
    says: 'Pas de droit de rétractation si vous avez visité avant. Vous pouvez donner congé tout de suite, même avant d’entrer : souvent trois mois. Le loyer est dû dès le début du bail. Proposez un nouveau locataire et demandez une fin par écrit. Signé sans visite, avec une société ? Alors 14 jours peuvent valoir.',
  },
  'de.ask-home.right-leave-on-rise': {
    says: 'Vous pouvez plutôt partir plus tôt. Donnez congé avant la fin du deuxième mois après la lettre. Le bail finit alors deux mois plus tard.',
  },
  'de.ask-home.right-painting': {
    says: 'Un devoir de peindre à dates fixes est nul. Si le logement n’était pas repeint à l’entrée, sans compensation, vous n’avez pas à peindre. L’usure normale ne vous coûte rien.',
  },
  'de.ask-home.cable-fee': {
    says: 'Depuis le 1er juillet 2024, la télé par câble ne peut plus figurer dans les charges. Vous ne la devez que par un contrat à vous. Retirez-la de la facture et écrivez pourquoi.',
  },
}
