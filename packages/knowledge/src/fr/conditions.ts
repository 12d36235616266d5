/** Conditions that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** The letter relies on a court order or another enforceable title, or is an act of enforcement. */
export const TITLE: Test = {
  says: [
    "en vertu d'un jugement",
    'en vertu du jugement',
    "en vertu d'une ordonnance",
    "en vertu d'un titre exécutoire",
    'agissant en vertu',
    "en exécution d'un",
    'en exécution du jugement',
    'titre exécutoire du',
    'titre exécutoire en date',
    'revêtu de la formule exécutoire',
    'revêtue de la formule exécutoire',
    'jugement rendu',
    'ordonnance rendue',
    'commandement de payer',
    'commandement aux fins',
    'procès-verbal de saisie',
    'dénonciation de saisie',
    'avis des sommes à payer',
    'titre de recettes',
    'titre de recette',
    'pension alimentaire',
    'pensions alimentaires',
    'aripa',
  ],
}
export const NO_TITLE: Condition = { not: [TITLE] }

/** Signs of a collector, an officer or a buyer of debts, who writes for another or in its place. */
const FROM_COLLECTOR: Test[] = [
  {
    says: [
      'mandatés par',
      'mandaté par',
      'mandatée par',
      'pour le compte de',
      'notre mandant',
      'notre mandante',
      'nos mandants',
      'chargés du recouvrement',
      'chargé du recouvrement',
      'chargée du recouvrement',
      'recouvrement amiable',
      'société de recouvrement',
      'cabinet de recouvrement',
      'cession de créance',
      'cédé sa créance',
      'a cédé',
      'créancier',
      'créancière',
      'r. 124-4',
      'r124-4',
    ],
  },
  {
    sender: [
      'recouvrement',
      'contentieux',
      'commissaire de justice',
      'commissaires de justice',
      'huissier',
      'intrum',
      'eos france',
      'effico',
      'iqera',
      'sogedi',
      'hoist',
      'credirec',
      'link financial',
    ],
  },
]
export const BY_COLLECTOR: Condition = { any: FROM_COLLECTOR, not: [TITLE] }
/** The company itself writes: the rules for collectors do not speak to it. */
export const BY_COMPANY: Condition = { not: [TITLE, ...FROM_COLLECTOR] }
/** Letters of the commission for over-indebted people, which collect nothing. */
export const COMMISSION_LETTER: Test = {
  sender: ['banque de france', 'commission de surendettement'],
}

export const CREDIT: Test = {
  says: [
    'votre crédit',
    'contrat de crédit',
    'crédit renouvelable',
    'crédit à la consommation',
    'crédit affecté',
    'carte de crédit',
    'prêt personnel',
    'votre prêt',
    'contrat de prêt',
    'offre de prêt',
    'échéances du prêt',
    'emprunteur',
    'cofidis',
    'cetelem',
    'sofinco',
    'franfinance',
    'younited',
    'floa',
    'carrefour banque',
    'oney',
    'cofinoga',
    'taux débiteur',
    'intérêts au taux contractuel',
    'découvert',
    'déchéance du terme',
  ],
}
export const TELECOM: Test = {
  says: [
    'abonnement internet',
    'abonnement mobile',
    'forfait mobile',
    'facture mobile',
    'facture internet',
    'facture de téléphone',
    'téléphonie mobile',
    'ligne mobile',
    'box internet',
    'freebox',
    'livebox',
  ],
}
export const TELECOM_FIRM: Test = {
  sender: ['orange', 'sosh', 'sfr', 'bouygues telecom', 'free mobile', 'free sas'],
}
export const ENERGY: Test = {
  says: ['électricité', 'gaz', 'énergie', 'compteur', 'kwh', 'linky', 'edf', 'engie'],
}
export const WATER: Test = {
  says: [
    "facture d'eau",
    "distribution d'eau",
    'service des eaux',
    'eau potable',
    'eau et assainissement',
  ],
}
export const RENT: Test = {
  says: ['loyer', 'loyers', 'bail', 'locataire', 'bailleur', 'dette locative', 'charges locatives'],
}
/** Debts with time limits of their own. */
/** Banks that are named like a public fund. */
export const BANK: Test = {
  sender: [
    "caisse d'épargne",
    'caisse d’épargne',
    'crédit agricole',
    'caisse régionale',
    'crédit mutuel',
    'caisse de crédit',
  ],
}
/** The State's own accountant collects (comptable public): for the State, towns, public hospitals and fines. */
export const TREASURY: Test = {
  says: [
    'trésor public',
    'finances publiques',
    'comptable public',
    'trésorerie amendes',
    'trésorerie hospitalière',
    'trésorerie municipale',
    'service de gestion comptable',
    'saisie administrative à tiers détenteur',
    'titre de perception',
    'avis des sommes à payer',
    'avis de sommes à payer',
    'payfip',
  ],
}
export const PUBLIC_DEBT: Test = {
  says: [
    'trésor public',
    'finances publiques',
    'impôt',
    'impôts',
    'amende',
    'urssaf',
    "caisse d'allocations familiales",
    'france travail',
    'forfait post-stationnement',
    'avis des sommes à payer',
    'titre de recettes',
    'titre de recette',
    'comptable public',
    'avis de sommes à payer',
    'saisie administrative à tiers détenteur',
  ],
}
export const SOLD: Test = {
  says: [
    'cession de créance',
    'cédé sa créance',
    'a cédé',
    'cessionnaire',
    'racheté votre créance',
    'créance a été cédée',
    'nous a été cédée',
    'a été cédée',
    'rachat de créance',
    'avons racheté',
    'avons acquis la créance',
    'acquis votre créance',
  ],
}
export const SMALL_CLAIMS: Test = {
  says: [
    'procédure simplifiée de recouvrement',
    'recouvrement des petites créances',
    'petites créances',
  ],
}
export const INJUNCTION: Test = {
  says: [
    'injonction de payer',
    'ordonnance portant injonction',
    'former opposition',
    'faire opposition',
  ],
}
export const SUMMONS: Test = {
  says: [
    'assignation',
    'assigné',
    'assignée',
    'citation à comparaître',
    'convocation devant le tribunal',
    'requête en saisine',
    'vous êtes convoqué',
  ],
}
export const BANK_SEIZURE: Test = {
  says: ['saisie-attribution', 'saisie attribution', 'dénonciation de saisie'],
}
export const WAGE_SEIZURE: Test = {
  says: [
    'saisie des rémunérations',
    'saisie sur salaire',
    'saisie de vos rémunérations',
    'saisie sur rémunérations',
  ],
}
export const GOODS_SEIZURE: Test = {
  says: ['procès-verbal de saisie', 'pv de saisie', 'biens saisis'],
}
export const RENT_ORDER: Test = {
  says: [
    'commandement de payer visant la clause résolutoire',
    'clause résolutoire',
    'commandement de payer les loyers',
  ],
}
export const LEAVE_ORDER: Test = {
  says: [
    'commandement de quitter les lieux',
    "commandement d'avoir à quitter les lieux",
    "commandement d'avoir à libérer",
  ],
}
export const EVICTION_JUDGED: Test = {
  says: [
    'commandement de quitter les lieux',
    "commandement d'avoir à quitter les lieux",
    'concours de la force publique',
    "jugement d'expulsion",
    "ordonnance d'expulsion",
    'expulsion ordonnée',
  ],
}
export const LANDLORD_NOTICE: Test = {
  says: [
    'congé pour vente',
    'congé pour vendre',
    'congé pour reprise',
    'congé pour habiter',
    'donner congé',
    'donne congé',
    'congé de votre bail',
    'congé du logement',
    'motif légitime et sérieux',
    'ne pas renouveler',
    'non-renouvellement',
  ],
}
export const FURNISHED: Test = { says: ['meublé', 'meublée', 'location meublée', 'bail meublé'] }
export const FINE_RAISED: Test = {
  says: ['amende forfaitaire majorée', 'forfaitaire majorée', "avis d'amende majorée"],
}
export const PARKING_FPS: Test = {
  says: ['forfait post-stationnement', 'forfait de post-stationnement', 'fps'],
}
export const STATE_SEIZURE: Test = {
  says: ['saisie administrative à tiers détenteur', 'satd', 'avis à tiers détenteur'],
}
export const CONSTRAINT: Test = {
  says: ['contrainte', 'contrainte délivrée', 'signification de contrainte'],
}
export const SERIOUS_FAULT: Test = { says: ['faute grave', 'faute lourde'] }
export const ECONOMIC: Test = {
  says: [
    'motif économique',
    'licenciement économique',
    'difficultés économiques',
    'suppression de votre poste',
    'suppression de poste',
    'sécurisation professionnelle',
  ],
}
export const INVITED: Test = {
  says: [
    'convocation à un entretien préalable',
    'entretien préalable',
    'envisageons de vous licencier',
    'envisageons de procéder à votre licenciement',
    'envisageons votre licenciement',
    'envisageons à votre égard',
    'envisageons à votre encontre',
    'envisageons de prendre à votre',
    'envisageons une mesure de licenciement',
    'envisageons une sanction',
    'envisageons de rompre votre contrat',
    'envisager à votre égard',
    'éventuel licenciement',
    'mesure de licenciement',
  ],
}
export const DISMISSED: Test = {
  says: [
    'vous notifions votre licenciement',
    'notifions par la présente votre licenciement',
    'notification de licenciement',
    'notification de votre licenciement',
    'votre licenciement pour',
    'procéder à votre licenciement',
    'prononcer votre licenciement',
    'décidé de vous licencier',
    'sommes contraints de vous licencier',
    'vous licencier',
  ],
}

/** A conviction without a hearing, which is no fixed fine and no civil judgment. */
export const PENAL_ORDER: Test = { says: ['ordonnance pénale'] }
/** Letters of the prefect on the stay of foreigners. */
export const STAY: Test = {
  says: [
    'oqtf',
    'obligation de quitter le territoire',
    'obligé de quitter le territoire',
    'obligée de quitter le territoire',
    'titre de séjour',
    'carte de séjour',
    'carte de résident',
    'droit au séjour',
    'interdiction de retour',
  ],
}
/** A disciplinary warning, which ends no job. A dismissal speaks of earlier warnings in other words. */
export const WORK_WARNING: Test = {
  says: [
    'notifions cet avertissement',
    'adressons cet avertissement',
    'un avertissement qui',
    'constitue un avertissement',
    'premier avertissement',
    'second avertissement',
    'deuxième avertissement',
    'notifions par la présente un avertissement',
    'notifions un avertissement',
    'notifier un avertissement',
    'adressons un avertissement',
    'adresser un avertissement',
    'adressons par la présente un avertissement',
    'présent avertissement',
    'vaut avertissement',
    'notifions un blâme',
    'notifions par la présente un blâme',
    'avertissement qui sera versé',
    'avertissement disciplinaire',
  ],
}
/** A ride without a ticket: the costs of the file are owed by law. */
export const TRANSPORT_FINE_LETTER: Test = {
  says: [
    'sans titre de transport',
    'titre de transport valable',
    'police des transports',
    '529-4',
    '529-5',
    'indemnité forfaitaire transactionnelle',
  ],
}
/** A prefect takes the driving licence for a time: no fixed fine. */
export const LICENCE_SUSPENDED: Test = {
  says: [
    'suspension du permis',
    'suspension de votre permis',
    'suspension de permis',
    'permis de conduire est suspendu',
    'permis est suspendu',
    'rétention de votre permis',
  ],
}
/** An office asks for money back. */
export const PAID_BACK: Test = {
  says: [
    'trop-perçu',
    'trop perçu',
    'trop versé',
    'indu',
    'indus',
    'rembourser',
    'remboursement',
    'nous devez',
    'dette',
    'contrainte',
    'à tort',
    'récupérer',
    'récupération',
    'retenues',
  ],
}
/** A demand to come back to work. It is no bill, though it is a formal demand. */
export const CALLED_BACK_TO_WORK: Test = {
  says: [
    'présumé démissionnaire',
    'présumée démissionnaire',
    'présomption de démission',
    'considéré comme démissionnaire',
    'considérée comme démissionnaire',
    'reprendre votre poste',
    'reprendre votre travail',
    'justifier votre absence',
    'justifier de votre absence',
  ],
}
/** The end of a trial period, which is no dismissal. */
export const TRIAL_ENDED: Test = {
  says: [
    "rupture de votre période d'essai",
    'rupture de votre période d’essai',
    "rupture de la période d'essai",
    'rupture de la période d’essai',
    "fin à votre période d'essai",
    'fin à votre période d’essai',
    "fin à la période d'essai",
    'fin à la période d’essai',
    "rompre votre période d'essai",
    'rompre votre période d’essai',
    "rompons votre période d'essai",
    "fin de votre période d'essai",
    'fin de votre période d’essai',
  ],
}
/** A building with several owners: the law lets the manager add some costs. */
export const SHARED_BUILDING: Test = {
  says: [
    'charges de copropriété',
    'syndicat des copropriétaires',
    'copropriété',
    'copropriétaire',
    'copropriétaires',
    'assemblée générale des copropriétaires',
    'syndic',
    'appel de fonds',
    'appels de fonds',
  ],
}
/** The end of daily sick pay. Nothing is asked back. */
export const SICK_PAY_ENDS: Test = {
  says: [
    'fin de vos indemnités journalières',
    'fin du versement de vos indemnités journalières',
    'suspension de vos indemnités journalières',
    'suspension du versement de vos indemnités journalières',
    'arrêt du versement de vos indemnités journalières',
    'arrêt de travail ne sera plus indemnisé',
    "arrêt de travail n'est plus justifié",
    'arrêt de travail n’est plus justifié',
    "arrêt de travail n'est plus médicalement justifié",
    'arrêt de travail n’est plus médicalement justifié',
    "n'est plus médicalement justifié",
    'n’est plus médicalement justifié',
  ],
}
/** The end of a fixed-term job, on its day or before. */
export const FIXED_TERM_ENDED: Test = {
  says: [
    'fin de votre contrat à durée déterminée',
    'fin de votre cdd',
    'fin à votre contrat à durée déterminée',
    'fin à votre cdd',
    'rupture anticipée de votre contrat à durée déterminée',
    'rupture anticipée de votre cdd',
    'rupture anticipée du contrat à durée déterminée',
    'terme de votre contrat à durée déterminée',
    'terme de votre cdd',
    'échéance de votre contrat à durée déterminée',
    'échéance de votre cdd',
    'non-renouvellement de votre contrat à durée déterminée',
    'non-renouvellement de votre cdd',
  ],
}
/** A bill of a town, a hospital or another public body. */
export const PUBLIC_BILL: Test = {
  says: ['avis des sommes à payer', 'titre de recettes', 'titre de recette'],
}
/** Pay that an employer gave by mistake. No benefit office asks for it. */
export const PAY_BY_MISTAKE: Test = {
  says: [
    'trop-perçu sur salaire',
    'trop perçu sur salaire',
    'trop-perçu de salaire',
    'trop perçu de salaire',
    'trop sur votre salaire',
    'salaire versé à tort',
    'salaires versés à tort',
    'salaire indûment versé',
    'erreur sur votre paie',
    'retenue sur votre prochaine paie',
    'retenue sur votre prochain salaire',
  ],
}
/** A request for a benefit of the family fund is refused; nothing was paid. */
export const REQUEST_REFUSED: Test = {
  says: [
    "refus d'aide au logement",
    "rejet de votre demande d'aide au logement",
    "refus de votre demande d'aide au logement",
    "demande d'aide au logement est refusée",
    "demande d'aide au logement a été refusée",
    "demande d'aide au logement est rejetée",
    "demande d'aide au logement a été rejetée",
    "refus d'aide personnalisée au logement",
    "rejet de votre demande d'aide personnalisée au logement",
    "refus de votre demande d'aide personnalisée au logement",
    "demande d'aide personnalisée au logement est refusée",
    "demande d'aide personnalisée au logement a été refusée",
    "demande d'aide personnalisée au logement est rejetée",
    "demande d'aide personnalisée au logement a été rejetée",
    "refus d'allocation de logement",
    "rejet de votre demande d'allocation de logement",
    "refus de votre demande d'allocation de logement",
    "demande d'allocation de logement est refusée",
    "demande d'allocation de logement a été refusée",
    "demande d'allocation de logement est rejetée",
    "demande d'allocation de logement a été rejetée",
    "refus de prime d'activité",
    "rejet de votre demande de prime d'activité",
    "refus de votre demande de prime d'activité",
    "demande de prime d'activité est refusée",
    "demande de prime d'activité a été refusée",
    "demande de prime d'activité est rejetée",
    "demande de prime d'activité a été rejetée",
    'refus de rsa',
    'rejet de votre demande de rsa',
    'refus de votre demande de rsa',
    'demande de rsa est refusée',
    'demande de rsa a été refusée',
    'demande de rsa est rejetée',
    'demande de rsa a été rejetée',
    'refus de revenu de solidarité active',
    'rejet de votre demande de revenu de solidarité active',
    'refus de votre demande de revenu de solidarité active',
    'demande de revenu de solidarité active est refusée',
    'demande de revenu de solidarité active a été refusée',
    'demande de revenu de solidarité active est rejetée',
    'demande de revenu de solidarité active a été rejetée',
    "refus d'allocation de rentrée scolaire",
    "rejet de votre demande d'allocation de rentrée scolaire",
    "refus de votre demande d'allocation de rentrée scolaire",
    "demande d'allocation de rentrée scolaire est refusée",
    "demande d'allocation de rentrée scolaire a été refusée",
    "demande d'allocation de rentrée scolaire est rejetée",
    "demande d'allocation de rentrée scolaire a été rejetée",
    'refus de complément familial',
    'rejet de votre demande de complément familial',
    'refus de votre demande de complément familial',
    'demande de complément familial est refusée',
    'demande de complément familial a été refusée',
    'demande de complément familial est rejetée',
    'demande de complément familial a été rejetée',
    "refus de l'aide au logement",
    "refus de l'aide personnalisée au logement",
    "refus de la prime d'activité",
    'refus du rsa',
    'refus du revenu de solidarité active',
    "refus de l'allocation",
    "refus de l'apl",
    "demande d'apl est refusée",
    "demande d'apl a été refusée",
  ],
}

/** Contributions of the self-employed and of firms. */
export const URSSAF: Test = { says: ['urssaf'] }

/** A notice of new prices, which asks for no money yet. */
export const NEW_PRICES: Test = {
  says: [
    'cette modification',
    'projet de modification',
    'modification de votre contrat',
    'modification contractuelle',
    'évolution de votre contrat',
    'évolution de vos conditions',
    'évolution de vos tarifs',
    'augmentation des tarifs',
    'augmentation de vos tarifs',
    'augmentation du prix de votre',
    'résilier votre contrat sans',
  ],
}
