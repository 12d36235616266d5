/** Conditions on what a debt or a contract is about that several subjects share, so that a row never shows where it is not true. */
import type { Test } from '@plainletter/contracts/rule'

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
    'telecom',
    'télécom',
    'télécoms',
    'abonnement internet',
    'abonnement mobile',
    'forfait mobile',
    'facture mobile',
    'bouygues telecom',
    'sfr',
    'free mobile',
    'red by sfr',
    'sosh',
    'votre box',
    'facture internet',
    'facture de téléphone',
    'téléphonie mobile',
    'ligne mobile',
    'box internet',
    'freebox',
    'livebox',
  ],
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
