/** Conditions that several subjects share. Letters in Belgium are written in French or Dutch. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** The letter relies on a judgment or another enforceable title, or is an act of enforcement. */
export const TITLE: Test = {
  says: [
    "en vertu d'un jugement",
    'en vertu du jugement',
    'en exécution du jugement',
    'jugement rendu',
    'titre exécutoire du',
    'commandement de payer',
    'saisie-exécution',
    'saisie-arrêt',
    'krachtens een vonnis',
    'krachtens het vonnis',
    'ingevolge vonnis',
    'vonnis van',
    'uitvoerbare titel van',
    'bevel tot betalen',
    'bevel tot betaling',
    'uitvoerend beslag',
    'beslag onder derden',
    'dwangbevel',
    "en vertu d'une contrainte",
    'en vertu de la contrainte',
    'contrainte administrative',
    'contrainte rendue exécutoire',
    'contrainte signifiée',
    'signification de contrainte',
  ],
}
/** An order of a public body, which is a title of its own. */
export const PUBLIC_ORDER: Test = {
  says: [
    "en vertu d'une contrainte",
    'en vertu de la contrainte',
    'contrainte administrative',
    'contrainte rendue exécutoire',
    'contrainte signifiée',
    'signification de contrainte',
    'krachtens een dwangbevel',
    'krachtens het dwangbevel',
    'betekening van het dwangbevel',
    'betekening dwangbevel',
    'dwangbevel betekend',
  ],
}
export const NO_TITLE: Condition = { not: [TITLE] }

export const ENERGY: Test = {
  says: [
    'électricité',
    'gaz',
    'énergie',
    'elektriciteit',
    'energie',
    'aardgas',
    'engie',
    'luminus',
    'eneco',
  ],
}
export const NETWORK: Test = {
  says: [
    "facture d'électricité",
    'facture de gaz',
    "facture d'énergie",
    "facture d'eau",
    "fourniture d'énergie",
    'abonnement internet',
    'abonnement gsm',
    'facture télécom',
    'factuur elektriciteit',
    'elektriciteitsfactuur',
    'energiefactuur',
    'gasfactuur',
    'waterfactuur',
    'telefoonfactuur',
    'internetfactuur',
    'telecomfactuur',
  ],
}
export const NETWORK_FIRM: Test = {
  sender: [
    'proximus',
    'telenet',
    'orange belgium',
    'engie',
    'electrabel',
    'luminus',
    'eneco',
    'vivaqua',
    'farys',
    'de watergroep',
    'fluvius',
    'sibelga',
  ],
}
export const MEDICAL: Test = {
  says: [
    'hôpital',
    'clinique',
    'soins médicaux',
    'médecin',
    'dentiste',
    'ziekenhuis',
    'kliniek',
    'zorgverstrekker',
    'tandarts',
    'ziekenhuisfactuur',
  ],
}
export const RENT: Test = {
  says: [
    'loyer',
    'loyers',
    'bail',
    'bailleur',
    'locataire',
    'garantie locative',
    'huurwaarborg',
    'huur',
    'huurachterstal',
    'huurovereenkomst',
    'verhuurder',
    'huurder',
  ],
}
export const GOODS_SEIZURE: Test = {
  says: [
    'saisie-exécution mobilière',
    'saisie mobilière',
    'procès-verbal de saisie',
    'uitvoerend beslag op roerend',
    'uitvoerend roerend beslag',
    'beslag op roerende goederen',
  ],
}
export const BANK_SEIZURE: Test = {
  says: [
    'saisie-arrêt-exécution',
    'saisie-arrêt exécution',
    'dénonciation de saisie-arrêt',
    'uitvoerend derdenbeslag',
    'uitvoerend beslag onder derden',
    'derdenbeslag',
  ],
}
export const EVICTION_JUDGED: Test = {
  says: [
    "jugement d'expulsion",
    'expulsion ordonnée',
    "date de l'expulsion",
    'vonnis tot uithuiszetting',
    'uithuiszetting bevolen',
    'datum van de uithuiszetting',
    'datum uithuiszetting',
  ],
}
export const URGENT_REASON: Test = {
  says: ['motif grave', 'faute grave', 'dringende reden', 'dringende redenen'],
}

/** The letter asks for money back; a refusal alone does not. */
export const PAID_BACK: Test = {
  says: [
    'indu',
    'indus',
    'indûment',
    'trop perçu',
    'trop-perçu',
    'récupération',
    'récupérer',
    'récupérons',
    'rembourser',
    'remboursement',
    'terugvordering',
    'terugvorderen',
    'teruggevorderd',
    'terugbetalen',
    'terug te betalen',
    'terugbetaling',
    'onverschuldigd',
    'onverschuldigde',
    'te veel',
    'teveel',
    'rückforderung',
    'zurückzahlen',
  ],
}

/** The letter announces another rent; it does not say that rent is owed. */
export const RENT_RISE: Test = {
  says: [
    'indexation du loyer',
    'indexation de votre loyer',
    'indexation de loyer',
    'huurindexatie',
    'indexatie van de huur',
    'indexatie van uw huur',
    'huurverhoging',
    'augmentation de loyer',
    'augmentation du loyer',
  ],
}
