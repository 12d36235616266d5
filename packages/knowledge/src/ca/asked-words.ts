/** What people type in French: groups of phrases for rows that answer. Those in English are in ../english. */
export const ASKING_FR = [
  'est-ce que',
  'puis-je',
  'dois-je',
  'que faire',
  'que puis-je',
  'comment',
  'combien',
  'peut-il',
  'peut-elle',
  'peuvent-ils',
  'peut-on',
  'ai-je',
  'quels sont',
  'accepter',
  'refuser',
  'légal',
  'mes droits',
  'a-t-il le droit',
  'est-il',
  "c'est tu",
  "c'est-tu",
  'est-ce',
  'obligé',
  'obligée',
  'normal',
  'quoi faire',
  'peut tu',
  'peut-tu',
  'droit de',
  'ont-ils',
  'a le droit',
  'le droit',
  'recours',
  "qu'est-ce que",
  'contester',
  'veut que',
  'veut pas',
  'refuse',
  'jamais',
  'toujours',
  'encore',
  'me dit',
  'dit que',
  'plus',
  'quoi',
  'montreal',
  'montréal',
  'québec',
  'remboursement',
]

export const COLLECTORS_FR = [
  'agence de recouvrement',
  'agent de recouvrement',
  'recouvrement',
  'créancier',
  'agence de collection',
  'collection',
  'collecteur',
  'compagnie de recouvrement',
]

export const TAKE_THINGS_FR = [
  'prendre mon auto',
  'prendre ma voiture',
  'saisir mes biens',
  'prendre mes meubles',
  'saisir mon auto',
  'entrer chez moi',
]

export const PRISON_FR = ['aller en prison', 'faire de la prison', 'être arrêté']

export const OWING_FR = [
  'dette',
  'dettes',
  'je dois',
  'carte de crédit',
  'prêt',
  'créancier',
  'facture impayée',
  'facture',
  'prêts',
  'vieux compte',
  'solde',
  'cartes de crédit',
]

export const OLD_DEBT_FR = [
  'vieille dette',
  'prescription',
  'prescrite',
  'il y a des années',
  'trop vieille',
  'de 2012',
  'de 2013',
  'de 2014',
  'de 2015',
  'de 2016',
  'de 2017',
  'de 2018',
  'de 2019',
  'vieille facture',
  'vieux compte',
  'depuis des années',
  'prescrit',
]

export const CALLS_FR = [
  'appelle sans arrêt',
  'appellent tous les jours',
  'harcèlement',
  'harcèle',
  'appelle à mon travail',
  "m'appellent",
  "m'appelle",
  'fois par jour',
  'sans arrêt',
  'à la job',
  'achale',
  'achalent',
  'lâchent pas',
  'appellent à',
]

export const NOT_MINE_FR = [
  'pas ma dette',
  'pas à moi',
  'je ne reconnais pas',
  'jamais eu',
  "pas sûr que c'est à moi",
  "pas certain que c'est à moi",
  "pas sûre que c'est à moi",
  'connais pas cette',
  'jamais signé',
]

export const WAGES_FR = [
  'saisir mon salaire',
  'saisie de salaire',
  'saisir ma paie',
  'prendre ma paie',
  'saisie sur salaire',
]

export const CANNOT_PAY_FR = [
  'ne peux pas payer',
  'incapable de payer',
  'entente de paiement',
  "n'ai pas les moyens",
  'pas capable de payer',
  'peux pas payer',
  'arrive plus',
  'arrive pas',
  'trop de dettes',
]

export const BANKRUPT_FR = [
  'faillite',
  'proposition de consommateur',
  'insolvable',
  'insolvabilité',
]

export const CREDIT_FILE_FR = ['dossier de crédit', 'cote de crédit', 'bureau de crédit']

export const SUED_FR = [
  'poursuivi',
  'assignation',
  'petites créances',
  'mise en demeure du tribunal',
  'poursuite',
  "demande introductive d'instance",
  'demande introductive d’instance',
  'avis d’assignation',
  "avis d'assignation",
  'papiers de la cour',
  'me poursuit',
  'me poursuivent',
  "huissier m'a remis",
  'reçu de la cour',
  'convoqué à la cour',
]

export const IGNORE_FR = ['ignorer', 'ne rien faire', 'ne pas répondre']

export const FINE_FR = [
  'contravention',
  "constat d'infraction",
  'amende',
  'excès de vitesse',
  'ticket',
  'photo radar',
  'radar photo',
  'billet de stationnement',
  'billet',
  'ticket de vitesse',
  "points d'inaptitude",
]

export const PRIVATE_PARKING_FR = ['stationnement privé', 'terrain privé']

export const TAX_FR = [
  'impôt',
  'impôts',
  'avis de cotisation',
  'revenu québec',
  'agence du revenu',
  "dois de l'impôt",
  'dette fiscale',
  "l'arc",
]

export const BENEFIT_FR = ['trop-perçu', 'trop perçu', 'trop payé', 'rembourser des prestations']

export const POWER_FR = [
  'électricité',
  'hydro',
  'hydro-québec',
  'gaz',
  'chauffage',
  "facture d'hydro",
  'courant',
]

export const CUT_OFF_FR = [
  'couper',
  'coupure',
  'débrancher',
  'interruption',
  'couper le courant',
  'coupé',
  'débranché',
  'coupent',
]

export const PHONE_BILL_FR = [
  'facture de téléphone',
  'cellulaire',
  'facture internet',
  'forfait',
  'vidéotron',
  'bell',
  'fizz',
  'cell',
  'mon internet',
  'facture de cell',
]

export const INSURER_FR = [
  'assurance',
  'assureur',
  'réclamation refusée',
  'assurance refuse',
  'assurance veut pas',
  'refuse de me rembourser',
  'mes assurances',
  "ma compagnie d'assurance",
]
