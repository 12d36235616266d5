/** The French words of the rows in ../emergency-repair.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMERGENCY_REPAIR_FR: Words = {
  'fr.repair.right-quote': {
    says: 'Avant les travaux, ils doivent vous remettre un devis détaillé : prix horaire, pièces, déplacement. Ce que vous n’avez pas accepté se conteste.',
  },
  'fr.repair.right-withdraw': {
    says: 'Vous avez 14 jours pour vous rétracter d’un contrat signé chez vous. Seule l’urgence que vous avez demandée est exclue, pas les travaux ou pièces en plus.',
  },
  'fr.repair.right-seven-days': {
    says: 'Pour des travaux chez vous, ils ne peuvent rien encaisser pendant sept jours, sauf l’urgence que vous avez demandée.',
  },
  'fr.repair.step-compare': {
    says: 'Comparez la facture et le devis, ligne par ligne. Demandez un prix à deux autres entreprises. Écrivez ce que vous acceptez et refusez.',
  },
  'fr.repair.option-report': {
    says: 'Signalez une facture abusive sur SignalConso et saisissez le médiateur gratuit de l’entreprise.',
    title: 'Signaler et saisir le médiateur',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Aucun.',
    bestFor: 'Le prix est bien trop haut.',
  },
}
