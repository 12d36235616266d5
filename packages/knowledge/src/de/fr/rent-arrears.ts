/** Rent that is owed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ARREARS_WORDS: Words = {
  'de.home.want-at-once': {
    says: 'Votre bailleur met fin au bail tout de suite pour loyers impayés. Tout payer à temps peut annuler cela.',
  },
  'de.home.want-arrears': {
    says: 'Votre bailleur dit que le loyer est impayé et le veut maintenant.',
  },
  'de.home.know-takeover': {
    says: 'Le Jobcenter ou l’office social peut prendre en charge les dettes de loyer par un prêt, pour garder le logement. Les personnes qui travaillent peuvent aussi demander.',
    learnMore:
      'Allez-y avec le congé et une liste de la dette. Demandez l’« Übernahme von Mietschulden » (prise en charge des dettes de loyer).',
  },
  'de.home.step-pay-all': {
    says: 'Essayez de payer toute la dette de loyer maintenant. Chaque euro compte : seul un paiement complet annule un congé immédiat.',
  },
  'de.home.step-office': {
    says: 'Pas d’argent ? Allez tout de suite au Jobcenter, à l’office social ou au service logement de la ville (Wohnungssicherung). Demandez la prise en charge de la dette.',
  },
  'de.home.step-keep-paying': {
    says: 'Continuez à payer tout le loyer. Payez chaque mois avant le troisième jour ouvré inclus et gardez la preuve.',
  },
  'de.home.step-arrears-plan': {
    says: 'Écrivez aujourd’hui au bailleur avec un plan. Demandez par écrit que le congé soit retiré une fois tout payé.',
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
  'de.home.option-dispute-arrears': {
    title: 'Contester la somme',
    says: 'Envoyez la preuve du paiement ou des défauts. En cas de doute, payez sous réserve (unter Vorbehalt).',
    cost: 'Gratuit.',
    time: 'Une lettre maintenant.',
    risk: 'Un loyer vraiment dû et impayé peut vous coûter le logement.',
    bestFor: 'Vous avez payé, ou des défauts ont baissé le loyer.',
  },
  'de.home.right-cure': {
    says: 'Si toutes les dettes de loyer sont payées dans les deux mois de la remise de la demande, le congé immédiat tombe. Cela marche une fois en deux ans.',
  },
  'de.home.right-two-rents': {
    says: 'Un congé immédiat exige plus d’un mois de loyer impayé sur deux mois de suite, ou deux mois de loyer en tout.',
  },
  'de.home.warn-ordinary': {
    says: 'Souvent, un second congé, ordinaire, est donné aussi. Payer tard n’annule pas encore celui-là. Demandez vite conseil.',
  },
  'de.home.warn-reduce': {
    says: 'Attention à baisser le loyer pour défauts. Si vous baissez trop, vous risquez un congé. Payez plutôt sous réserve.',
  },
  'de.home.limitation-rent': {
    says: 'De vieux loyers se prescrivent trois ans après la fin de leur année.',
    from: 'la fin de l’année où le loyer était dû',
    restartedBy: 'Un paiement ou une reconnaissance fait repartir les trois ans.',
  },
}
