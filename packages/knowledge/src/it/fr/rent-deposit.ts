/** The French words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_WORDS: Words = {
  'it.deposit.want': {
    says: 'Le propriétaire dit ce que devient votre caution (deposito cauzionale).',
  },
  'it.deposit.right-back': {
    says: 'Quand le logement est rendu, la caution doit être rendue avec l’intérêt légal de chaque année.',
  },
  'it.deposit.right-wear': {
    says: 'L’usure normale n’est pas à votre charge. Le propriétaire doit montrer les dégâts et, si vous contestez, demander à un juge de garder l’argent.',
  },
  'it.deposit.step-write': {
    says: 'Demandez-la par lettre recommandée (raccomandata) ou e-mail certifié (PEC). Ajoutez le jour des clés, des photos, l’état des lieux et votre IBAN.',
  },
  'it.deposit.option-claim': {
    title: 'La demander, puis une médiation',
    says: 'Écrivez d’abord. Pour les baux, une médiation doit venir avant le tribunal. Un syndicat de locataires peut aider.',
    cost: 'Une lettre recommandée, puis de petits frais de médiation',
    time: 'Quelques semaines, puis quelques mois',
    risk: 'Le propriétaire peut aussi réclamer des dégâts.',
    bestFor: 'Les clés sont rendues et aucun dégât n’est prouvé.',
  },
}
