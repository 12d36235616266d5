/** The French words of the rows in ../energy-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BILL_FR: Words = {
  'de.energy-bill.right-due': {
    says: 'Une facture est due au plus tôt deux semaines après réception. Elle doit venir six semaines après la période. Un avoir est déduit de la mensualité suivante ou versé en deux semaines.',
  },
  'de.energy-bill.right-clear': {
    says: 'La facture doit montrer les deux relevés, leur mode et la consommation de l’année passée. On doit vous l’expliquer gratuitement.',
  },
  'de.energy-bill.right-instalment': {
    says: 'La mensualité (Abschlag) suit votre dernière consommation. Montrez que vous consommez moins, et ils doivent en tenir compte. Le trop-payé est rendu.',
  },
  'de.energy-bill.right-hold-back': {
    says: 'En fourniture de base, vous pouvez retenir l’argent en cas d’erreur claire. Ou si la consommation a plus que doublé et que vous demandez un contrôle du compteur.',
  },
  'de.energy-bill.right-correction': {
    says: 'Une facture fausse doit être corrigée dans les deux sens. On remonte au dernier relevé, trois ans au plus.',
  },
  'de.energy-bill.step-reading': {
    says: 'Comparez les relevés avec votre compteur et l’année passée. Faites expliquer chaque ligne que vous ne comprenez pas.',
  },
  'de.energy-bill.right-reminder': {
    says: 'Un rappel ne peut coûter plus que ses frais réels, en général quelques euros. Demandez comment ils l’ont calculé.',
  },
}
