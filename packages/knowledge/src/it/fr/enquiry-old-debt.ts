/** The French words of the rows in ../enquiry-old-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_FR: Words = {
  'it.ask.old-debt': {
    says: 'Électricité, gaz, eau : deux ans. Téléphone, loyer, amendes : cinq. Prêts : dix. Un paiement ou une demande par lettre recommandée (raccomandata) relance le délai.',
    dependsOn: 'le genre de dette et la dernière demande',
  },
  'it.ask.old-bill': {
    says: 'Pour électricité, gaz et eau, une consommation de plus de deux ans est trop ancienne. Pour le téléphone, c’est cinq ans. Une demande par lettre recommandée (raccomandata) relance le délai.',
    dependsOn: 'le service et la dernière demande',
  },
  'it.ask.bill-before-2018': {
    dependsOn: 'si une demande vous est parvenue',
    says: 'Les factures échues avant mars 2018 (électricité), 2019 (gaz) ou 2020 (eau) se prescrivent par cinq ans. Une mise en demeure recommandée relance le délai. Demandez sa date et sa preuve avant de payer.',
  },
  'it.ask.old-use-billed': {
    says: 'Non. Le courant, le gaz ou l’eau consommés plus de deux ans avant la facture ne sont le plus souvent pas dus. Mais il faut le dire : par le formulaire de la facture, PEC ou lettre recommandée : « eccepisco la prescrizione biennale ». Payez la partie récente. Un refus, ou rien en 30 jours ? Conciliation gratuite à l’ARERA. Une demande envoyée dans ces deux ans relance le délai.',
  },
}
