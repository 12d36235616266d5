/** The French words of the rows in ../eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_WORDS: Words = {
  'de.home.want': {
    says: 'Votre bailleur veut la fin du bail. La lettre seule ne vous oblige pas à partir.',
  },
  'de.home.want-at-once': {
    says: 'Votre bailleur met fin au bail tout de suite pour loyers impayés. Tout payer à temps peut annuler cela.',
  },
  'de.home.want-own-need': {
    says: 'Votre bailleur dit que lui ou sa famille a besoin du logement (Eigenbedarf). La raison doit être vraie et expliquée.',
  },
  'de.home.want-arrears': {
    says: 'Votre bailleur dit que le loyer est impayé et le veut maintenant.',
  },
  'de.home.who': {
    says: 'Votre bailleur est une partie privée. Seul un tribunal peut ordonner votre départ, et seul un huissier peut l’exécuter.',
  },
  'de.home.reality': {
    says: 'Personne ne peut vous mettre dehors sans procès. Cela prend des mois. Changer les serrures ou couper le courant est illégal.',
  },
  'de.home.rights-summary': {
    says: 'Le congé doit être sur papier, signé et motivé. Vous pouvez vous opposer pour dureté et rester jusqu’à la décision d’un tribunal.',
  },
  'de.home.not-yet': {
    says: 'Ils ne peuvent pas vous expulser maintenant. D’abord un procès, puis un jugement, souvent plus de temps, puis une date avec un huissier.',
  },
  'de.home.know-takeover': {
    says: 'Le Jobcenter ou l’office social peut prendre en charge les dettes de loyer par un prêt, pour garder le logement. Les personnes qui travaillent peuvent aussi demander.',
    learnMore:
      'Allez-y avec le congé et une liste de la dette. Demandez l’« Übernahme von Mietschulden » (prise en charge des dettes de loyer).',
  },
  'de.home.deadline-hardship': {
    says: 'Votre opposition doit arriver au bailleur deux mois avant la fin du bail. Depuis 2025, un e-mail suffit.',
    action: 'Envoyer votre opposition pour dureté (Widerspruch, § 574 BGB) par écrit',
    consequence:
      'Le bailleur peut refuser de vous laisser rester. Si le congé ne vous l’a pas dit, vous pouvez encore vous opposer au tribunal.',
  },
  'de.home.deadline-cure': {
    says: 'Un congé immédiat pour loyers impayés tombe si tout est payé dans les deux mois de la remise de la demande d’expulsion. Cela marche une fois en deux ans.',
    action: 'Payer tout le loyer dû, ou obtenir la promesse écrite d’un office de le payer',
    consequence: 'Le congé sans délai reste valable.',
  },
  'de.home.step-stay': {
    says: 'Ne partez pas et ne signez encore rien. Faites vérifier le congé par une association de locataires ou un avocat.',
  },
  'de.home.step-pay-all': {
    says: 'Essayez de payer toute la dette de loyer maintenant. Chaque euro compte : seul un paiement complet annule un congé immédiat.',
  },
  'de.home.step-office': {
    says: 'Pas d’argent ? Allez tout de suite au Jobcenter, à l’office social ou au service logement de la ville (Wohnungssicherung). Demandez la prise en charge de la dette.',
  },
  'de.home.step-form': {
    says: 'Vérifiez la forme : sur papier, signé à la main par chaque bailleur, à chaque locataire, avec les raisons. Sinon, il n’a pas d’effet.',
  },
  'de.home.step-objection': {
    says: 'Partir serait-il trop dur, pour l’âge, la maladie, les enfants, l’école ou faute d’un autre logement ? Opposez-vous par écrit deux mois avant la fin.',
  },
  'de.home.step-keep-paying': {
    says: 'Continuez à payer tout le loyer. Payez chaque mois avant le troisième jour ouvré inclus et gardez la preuve.',
  },
  'de.home.step-arrears-plan': {
    says: 'Écrivez aujourd’hui au bailleur avec un plan. Dites que le congé sera retiré une fois tout payé, et demandez-le par écrit.',
  },
  'de.home.step-housing-benefit': {
    says: 'Vérifiez l’aide au logement (Wohngeld) ou l’aide de base. Elle part du mois de votre demande.',
  },
  'de.home.step-defects': {
    says: 'Aviez-vous signalé de l’humidité, un chauffage en panne ou un autre défaut ? Le loyer était alors plus bas selon la loi. Dites-le maintenant, avec preuve.',
  },
  'de.home.option-pay': {
    title: 'Payer toute la dette de loyer',
    says: 'Payez tout, ou apportez la promesse du Jobcenter ou de l’office social de payer.',
    cost: 'Toute la dette, peut-être comme prêt de l’office.',
    time: 'Maintenant, au plus tard deux mois après la remise d’une demande.',
    risk: 'Cela n’annule pas un congé ordinaire donné en même temps. Demandez son retrait.',
    bestFor: 'Vous devez le loyer et voulez rester.',
  },
  'de.home.option-object': {
    title: 'S’opposer au congé',
    says: 'Écrivez que vous n’acceptez pas le congé et demandez à rester, car partir serait trop dur.',
    cost: 'Gratuit. Les associations de locataires demandent une cotisation.',
    time: 'Une lettre, deux mois avant la fin.',
    risk: 'Le bailleur peut aller au tribunal. Si vous perdez, vous payez les frais.',
    bestFor: 'La raison est faible ou partir serait trop dur.',
  },
  'de.home.option-time': {
    title: 'Convenir de plus de temps ou d’argent pour partir',
    says: 'Demandez par écrit une date plus tardive, pas de dette de loyer et une somme pour partir.',
    cost: 'Rien.',
    time: 'Quelques discussions.',
    risk: 'Un accord de départ signé met fin à vos droits. Faites-le vérifier avant.',
    bestFor: 'Vous partiriez, mais il vous faut du temps ou de l’aide.',
  },
  'de.home.option-help': {
    title: 'Association de locataires et service logement',
    says: 'Portez la lettre à une association de locataires ou un avocat, et à l’office de la ville contre la perte du logement.',
    cost: 'L’office est gratuit. L’association a une cotisation.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec un congé ou des dettes de loyer.',
  },
  'de.home.option-dispute-arrears': {
    title: 'Contester la somme',
    says: 'Envoyez la preuve du paiement ou des défauts. En cas de doute, payez sous réserve (unter Vorbehalt).',
    cost: 'Gratuit.',
    time: 'Une lettre maintenant.',
    risk: 'Un loyer vraiment dû et impayé peut vous coûter le logement.',
    bestFor: 'Vous avez payé, ou des défauts ont baissé le loyer.',
  },
  'de.home.right-court': {
    says: 'Vous pouvez rester jusqu’à l’ordre d’un tribunal et la venue d’un huissier. Le tribunal peut vous donner jusqu’à un an pour partir.',
  },
  'de.home.right-reason': {
    says: 'Votre bailleur a besoin d’une raison légale, écrite dans le congé. Un loyer plus haut n’est jamais une raison.',
  },
  'de.home.right-periods': {
    says: 'Un congé ordinaire demande trois mois. Après cinq ans, c’est six, après huit ans, neuf.',
  },
  'de.home.right-cure': {
    says: 'Si toutes les dettes de loyer sont payées dans les deux mois de la remise de la demande, le congé immédiat tombe. Cela marche une fois en deux ans.',
  },
  'de.home.right-two-rents': {
    says: 'Un congé immédiat exige plus d’un mois de loyer impayé sur deux mois de suite, ou deux mois de loyer en tout.',
  },
  'de.home.right-own-need': {
    says: 'Pour besoin propre, la lettre doit dire qui veut emménager et pourquoi. Si c’était un prétexte, vous pouvez demander des dommages.',
  },
  'de.home.right-hardship': {
    says: 'Vous pouvez demander à rester si partir est trop dur. Ne pas trouver un autre logement convenable compte aussi.',
  },
  'de.home.right-sale': {
    says: 'Une vente ne met pas fin à votre bail. Après la mise en copropriété, il y a un blocage d’au moins trois ans, jusqu’à dix dans certaines zones.',
  },
  'de.home.right-fault': {
    says: 'Le congé ne vous a pas parlé du droit d’opposition, de sa forme et du délai ? Vous pouvez encore vous opposer à la première audience.',
  },
  'de.home.warn-ordinary': {
    says: 'Souvent, un second congé, ordinaire, est donné aussi. Payer tard n’annule pas encore celui-là. Demandez vite conseil.',
  },
  'de.home.warn-sign': {
    says: 'Ne signez pas un accord de départ ou une « confirmation du congé » que vous ne comprenez pas.',
  },
  'de.home.warn-reduce': {
    says: 'Attention à baisser le loyer pour défauts. Si vous baissez trop, vous risquez un congé. Payez plutôt sous réserve.',
  },
  'de.home.warn-claim': {
    says: 'Vous pourriez perdre votre logement dans ce procès. Voyez cette semaine un avocat et le service logement de la ville.',
  },
  'de.home.step-claim-office': {
    says: 'Demandez tout de suite au Jobcenter ou à l’office social de prendre en charge les dettes de loyer. Dans les deux mois, cela peut sauver le logement.',
  },
  'de.home.step-claim-time': {
    says: 'Dans votre défense, demandez au tribunal du temps pour partir (Räumungsfrist), au cas où vous perdez.',
  },
  'de.home.insight-both': {
    says: 'La lettre finit le bail deux fois : tout de suite et, à défaut, avec un délai (hilfsweise). Chacune veut sa réponse.',
    actionable:
      'Payez toutes les dettes contre la première. Contre la seconde, opposez-vous pour dureté et demandez le retrait.',
  },
  'de.home.insight-own-need': {
    says: 'Le besoin propre est la raison la plus contestée. Des mots vagues sans nom ni projet ne suffisent souvent pas.',
    actionable: 'Notez qui doit emménager, et si un autre logement du bailleur est vide.',
  },
  'de.home.tactic-power': {
    says: 'Si un mandataire a signé sans joindre la procuration originale (Vollmacht), rejetez le congé pour cela en une semaine environ, sur papier.',
    risk: 'Le bailleur peut envoyer un nouveau congé. Vous gagnez seulement du temps.',
    notWhen: 'Le bailleur a signé, ou vous avait parlé du pouvoir du mandataire.',
  },
  'de.home.element-signature': {
    name: 'Une signature sur papier',
    says: 'Un congé demande du papier et une signature à la main.',
    ifMissing:
      'Nous ne voyons pas de signature. Un congé par e-mail, message ou sans signature à la main n’a pas d’effet.',
  },
  'de.home.element-reason': {
    name: 'La raison du congé',
    says: 'La raison doit figurer dans le congé lui-même.',
    ifMissing:
      'Nous ne voyons pas de raison dans le congé. Sans raisons dans la lettre, un congé du bailleur échoue en général.',
  },
  'de.home.element-objection': {
    name: 'Une note sur votre droit d’opposition',
    says: 'Le bailleur devrait vous dire à temps que vous pouvez vous opposer pour dureté.',
    ifMissing:
      'Nous ne voyons pas de note sur votre droit d’opposition. Vous pouvez alors vous opposer jusqu’à la première audience.',
  },
  'de.home.myth-fourteen': {
    says: 'Personne ne peut vous mettre dehors tout de suite, même après un congé sans délai. Le bailleur doit d’abord gagner un procès.',
  },
  'de.home.myth-winter': {
    says: 'Trois nouveaux locataires ne vous libèrent pas du préavis. C’est ainsi seulement si le contrat ou le bailleur l’accepte.',
  },
  'de.home.change-objection': {
    says: 'Vous pouvez maintenant vous opposer pour dureté par e-mail.',
    was: 'Votre opposition demandait papier et signature.',
    is: 'Depuis le 1er janvier 2025, un texte suffit, comme un e-mail.',
  },
  'de.home.limitation-rent': {
    says: 'De vieux loyers se prescrivent trois ans après la fin de leur année.',
    from: 'la fin de l’année où le loyer était dû',
    restartedBy: 'Un paiement ou une reconnaissance fait repartir les trois ans.',
  },
  'de.home.right-converted': {
    says: 'Votre logement est-il devenu copropriété après votre entrée, puis a été vendu ? Alors le besoin propre est exclu trois ans après la vente, jusqu’à dix dans les villes tendues.',
  },
}
