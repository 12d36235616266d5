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

export const LANDLORD_FR = [
  'propriétaire',
  'proprio',
  'locateur',
  'bail',
  'logement',
  'appartement',
  'loyer',
  'locataire',
  'propriétaires',
  'bloc',
  'apart',
  'appart',
  'concierge',
  'quatre et demi',
  'trois et demi',
  '4 1/2',
  '3 1/2',
]

export const EVICT_FR = [
  'évincer',
  'éviction',
  'expulser',
  'expulsion',
  'reprise de logement',
  'mettre dehors',
  'quitter le logement',
  'avis de reprise',
  'reprendre le logement',
  'reprendre mon logement',
  'reprise du logement',
  'loger son fils',
  'loger sa fille',
  'mettre à la porte',
  'je dois partir',
  'on doit partir',
  'me faire partir',
  'nous faire partir',
  'sortir du logement',
  'rénoviction',
  'rénover',
  "reprendre l'appartement",
  "reprendre l'appart",
  'reprendre mon appart',
  'quitter mon logement',
  'me mettre dehors',
  'nous mettre dehors',
  'y loger',
  'veut que je parte',
  'loger sa mère',
  'loger son père',
  'loger ses parents',
  'pour loger',
  'veut mon logement',
]

export const LOCKS_FR = [
  'changer les serrures',
  'changé les serrures',
  'coupé le chauffage',
  'couper le courant',
]

export const RENT_UP_FR = [
  'augmentation de loyer',
  'hausse de loyer',
  'augmenter le loyer',
  'augmenter mon loyer',
  'augmenter le prix du loyer',
  'augmente mon loyer',
  'augmente le loyer',
  'augmenté mon loyer',
  'monter mon loyer',
  'monter le loyer',
  'augmentation de mon loyer',
  'augmentation du loyer',
  'loyer augmente',
  'monté mon loyer',
  'hausser mon loyer',
  'augmenter notre loyer',
]

export const DEPOSIT_FR = [
  'dépôt',
  'dépôt de garantie',
  'dépôt de sécurité',
  'caution',
  'mon dépôt',
  "deux mois d'avance",
]

export const REPAIRS_FR = [
  'réparation',
  'réparations',
  'réparer',
  'moisissure',
  'moisissures',
  'humidité',
  'infiltration',
  'punaises de lit',
  'punaises',
  'souris',
  'chauffage',
  'fuite',
  'coquerelles',
  'chauffage marche pas',
  'eau chaude',
  "dégât d'eau",
  'rats',
  'plafond',
  'coule',
  'brisé',
  'calorifère',
  'toilette',
  'fenêtre',
  'champignons',
  'moisi',
]

export const ENTRY_FR = [
  'entrer sans',
  'entre sans',
  'sans préavis',
  'visiter mon logement',
  'rentre chez moi',
  'entre chez moi',
  'rentrer chez moi',
  'entrer dans mon',
  'avec sa clé',
  'sans avertir',
  'sans prévenir',
]

export const RENT_ARREARS_FR = [
  'retard de loyer',
  'loyer impayé',
  'loyer en retard',
  'pas payé mon loyer',
  'retard dans mon loyer',
  'en retard sur mon loyer',
  'pas capable de payer mon loyer',
  'mois de retard',
]

export const BOSS_FR = [
  'patron',
  'employeur',
  'emploi',
  'travail',
  'entreprise',
  'job',
  'boss',
  'boîte',
  'compagnie',
  'gérant',
  'employeuse',
]

export const FIRED_FR = [
  'congédié',
  'congédiée',
  'congédiement',
  'renvoyé',
  'renvoyée',
  'mis à la porte',
  'licencié',
  'mis dehors',
  "m'a mis dehors",
  "m'ont mis dehors",
  'mise dehors',
  'mise à la porte',
  'clairé',
  'clairée',
  'slacké',
  'slackée',
  "m'a renvoyé",
  'me renvoie',
  'perdu ma job',
  'perdu mon emploi',
  'remercié',
  'plus besoin de moi',
  'me congédier',
  "m'a congédié",
  'viré',
  'virée',
]

export const LAID_OFF_FR = [
  'mise à pied',
  'mis à pied',
  'licenciement',
  'poste aboli',
  'indemnité de départ',
  'slack de travail',
  'coupures de postes',
  'abolition de poste',
]

export const UNPAID_FR = [
  'pas payé',
  'salaire impayé',
  'dernière paie',
  'heures supplémentaires',
  'paie de vacances',
  'me doit encore',
  'me doit',
  'pas reçu ma paye',
  'pas reçu ma paie',
  'dernière paye',
  'ma paye',
  'paye de vacances',
  '4 %',
  'veut pas me payer',
  'refuse de me payer',
  'me paye pas',
  'ne me paie pas',
  'pas payée',
  "m'a pas payé",
  'heures sup',
  'temps supplémentaire',
  'paie pas mes heures',
  'paye pas mes heures',
  'heures sup pas payées',
]

export const NOTICE_PAY_FR = [
  'préavis',
  'avis de cessation',
  'sans avis',
  'sans avertissement',
  'du jour au lendemain',
  "deux semaines d'avis",
]

export const FAULTY_FR = [
  'défectueux',
  'brisé',
  'ne fonctionne plus',
  'en panne',
  'garantie',
  'vient de lâcher',
  'a lâché',
  'lâché',
  'marche pas',
  'marche plus',
  'marche pu',
  'fonctionne pas',
  'défectueuse',
  'brisée',
  'pète',
  'pété',
  'bris',
]

export const REFUND_FR = [
  'remboursement',
  'rembourser',
  'échanger',
  'réparer',
  'ravoir mon argent',
  "garantie d'un an",
  'garantie prolongée',
  'magasin me dit',
  'magasin dit',
  'veut rien savoir',
  'mon argent',
  "c'est tu normal",
  'un recours',
  'mes recours',
  'remplacer',
]

export const CANCEL_FR = [
  'annuler',
  'résilier',
  "changé d'avis",
  'désabonner',
  'désabonnement',
  'continue de me charger',
  'me charge encore',
  'prélève encore',
  'mettre fin',
]

export const CONTRACT_FR = [
  'contrat',
  'abonnement',
  'gym',
  'vendeur itinérant',
  'porte-à-porte',
  'éconofitness',
  'forfait',
  'entraînement',
  'internet',
]

export const NOT_DELIVERED_FR = [
  'jamais reçu',
  'pas reçu',
  'jamais livré',
  'pas livré',
  'jamais arrivé',
  'toujours pas arrivé',
  'toujours pas reçu',
  'attends encore',
  'rien reçu',
  'pas arrivé',
]

export const ONLINE_FR = [
  'en ligne',
  'site web',
  'commande',
  'commandé',
  'colis',
  'magasin',
  'vendeur',
  'internet',
  'acheté',
  'meuble',
  'amazon',
  'facebook',
  'marketplace',
]

export const SCAM_FR = [
  'arnaque',
  'fraude',
  'hameçonnage',
  'carte-cadeau',
  'cartes-cadeaux',
  'courriel suspect',
  'fraudé',
  'fraudeur',
  'fraudeurs',
  'arnaqué',
  'faux site',
  'faux courriel',
  'faux texto',
  'texto',
  'prétendait',
  'se faisait passer',
]

export const PAID_SCAM_FR = [
  "envoyé de l'argent",
  'donné mon numéro',
  "viré de l'argent",
  "perdu de l'argent",
  'mis ma carte',
  'donné mes informations',
  'donné mon nip',
  'dans mon compte',
  'de mon compte',
  "j'ai payé",
  'vidé mon compte',
  'virement interac',
]

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
