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
]

export const COLLECTORS_FR = [
  'agence de recouvrement',
  'agent de recouvrement',
  'recouvrement',
  'créancier',
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
]

export const OLD_DEBT_FR = [
  'vieille dette',
  'prescription',
  'prescrite',
  'il y a des années',
  'trop vieille',
]

export const CALLS_FR = [
  'appelle sans arrêt',
  'appellent tous les jours',
  'harcèlement',
  'harcèle',
  'appelle à mon travail',
]

export const NOT_MINE_FR = ['pas ma dette', 'pas à moi', 'je ne reconnais pas', 'jamais eu']

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
]

export const DEPOSIT_FR = ['dépôt', 'dépôt de garantie']

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
]

export const ENTRY_FR = ['entrer sans', 'entre sans', 'sans préavis', 'visiter mon logement']

export const RENT_ARREARS_FR = [
  'retard de loyer',
  'loyer impayé',
  'loyer en retard',
  'pas payé mon loyer',
]

export const BOSS_FR = ['patron', 'employeur', 'emploi', 'travail', 'entreprise', 'job']

export const FIRED_FR = [
  'congédié',
  'congédiée',
  'congédiement',
  'renvoyé',
  'renvoyée',
  'mis à la porte',
  'licencié',
]

export const LAID_OFF_FR = [
  'mise à pied',
  'mis à pied',
  'licenciement',
  'poste aboli',
  'indemnité de départ',
]

export const UNPAID_FR = [
  'pas payé',
  'salaire impayé',
  'dernière paie',
  'heures supplémentaires',
  'paie de vacances',
]

export const NOTICE_PAY_FR = ['préavis', 'avis de cessation', 'sans avis']

export const FAULTY_FR = ['défectueux', 'brisé', 'ne fonctionne plus', 'en panne', 'garantie']

export const REFUND_FR = ['remboursement', 'rembourser', 'échanger', 'réparer', 'ravoir mon argent']

export const CANCEL_FR = ['annuler', 'résilier', "changé d'avis"]

export const CONTRACT_FR = ['contrat', 'abonnement', 'gym', 'vendeur itinérant', 'porte-à-porte']

export const NOT_DELIVERED_FR = ['jamais reçu', 'pas reçu', 'jamais livré', 'pas livré']

export const ONLINE_FR = [
  'en ligne',
  'site web',
  'commande',
  'commandé',
  'colis',
  'magasin',
  'vendeur',
]

export const SCAM_FR = [
  'arnaque',
  'fraude',
  'hameçonnage',
  'carte-cadeau',
  'cartes-cadeaux',
  'courriel suspect',
]

export const PAID_SCAM_FR = [
  "envoyé de l'argent",
  'donné mon numéro',
  "viré de l'argent",
  "perdu de l'argent",
]

export const FINE_FR = [
  'contravention',
  "constat d'infraction",
  'amende',
  'excès de vitesse',
  'ticket',
]

export const PRIVATE_PARKING_FR = ['stationnement privé', 'terrain privé']

export const TAX_FR = ['impôt', 'impôts', 'avis de cotisation', 'revenu québec', 'agence du revenu']

export const BENEFIT_FR = ['trop-perçu', 'trop perçu', 'trop payé', 'rembourser des prestations']

export const POWER_FR = ['électricité', 'hydro', 'hydro-québec', 'gaz', 'chauffage']

export const CUT_OFF_FR = ['couper', 'coupure', 'débrancher', 'interruption']

export const PHONE_BILL_FR = ['facture de téléphone', 'cellulaire', 'facture internet', 'forfait']

export const INSURER_FR = ['assurance', 'assureur', 'réclamation refusée']
