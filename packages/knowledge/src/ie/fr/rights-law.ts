/** The French words of the rows in ../rights-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHTS_LAW_FR: Words = {
  'ie.ask.repair-law': {
    says: 'Votre propriétaire doit garder le logement en bon état et ne peut pas vous punir de le demander. Le RTB peut ordonner des travaux et des dommages.',
  },
  'ie.ask.repair-standards': {
    says: 'Le logement doit être sans humidité, avec chauffage et air selon les normes. La commune peut l’inspecter gratuitement.',
  },
  'ie.ask.repair-council': {
    says: 'La commune peut mettre en demeure un propriétaire qui viole les normes, et le poursuivre.',
  },
  'ie.ask.deposit-law': {
    says: 'La caution doit être rendue vite. Seuls loyer impayé, factures et dégâts au-delà de l’usure peuvent être retenus.',
  },
  'ie.scam.right-crime': {
    says: 'Vous soutirer de l’argent par un faux message est un délit. Signalez-le dans tout poste de la Garda.',
  },
  'ie.scam.right-payment-law': {
    says: 'Si de l’argent est parti sans votre accord, la banque doit en général le rendre le jour ouvrable suivant.',
  },
  'ie.invoice.want': {
    says: 'Une entreprise vous demande de payer un bien ou un travail. C’est une facture, pas une menace.',
  },
  'ie.invoice.right-service': {
    says: 'Le travail doit être fait avec soin, au prix convenu. Sinon, demandez une correction ou une baisse du prix.',
  },
  'ie.invoice.right-goods': {
    says: 'Les biens doivent être conformes, de bonne qualité et propres à l’usage.',
  },
  'ie.invoice.step-check': {
    says: 'Vérifiez les montants, ce que vous avez payé et les coordonnées bancaires à un numéro connu.',
  },
  'ie.fine.right-law': {
    says: 'L’avis d’amende fixe (fixed charge notice) est une offre de payer. Sinon, vous pouvez vous expliquer devant un juge.',
  },
  'ie.fine.right-name-driver': {
    says: 'Si quelqu’un d’autre conduisait, donnez son nom et son adresse sous 28 jours.',
  },
  'ie.fine.right-toll': {
    says: 'Un péage impayé augmente par étapes. Vous pouvez contester auprès de l’exploitant avec vos preuves.',
  },
  'ie.insure.right-proportion': {
    says: 'Vous deviez seulement répondre aux questions avec honnêteté et soin. Une erreur innocente ne supprime pas la garantie.',
  },
  'ie.insure.right-forty-days': {
    says: 'L’assureur doit examiner votre plainte et répondre sous 40 jours ouvrables.',
  },
  'ie.bill.right-regulations': {
    says: 'Un fournisseur d’énergie doit offrir une voie de plainte gratuite et ne couper que selon les règles.',
  },
  'ie.bill.right-telecom': {
    says: 'Un opérateur doit suivre sa charte clients. ComReg peut régler un litige.',
  },
  'ie.work.right-procedure': {
    says: 'Avant un licenciement, vous devez connaître le reproche, répondre, être accompagné et faire appel.',
  },
  'ie.work.right-collective': {
    says: 'Si beaucoup d’emplois partent, l’entreprise doit d’abord consulter le personnel et attendre 30 jours.',
  },
  'ie.car.right-third': {
    says: 'Une fois un tiers payé, la voiture en location-vente ne peut être prise que sur ordre du juge. Un avis écrit vient avant, et vous avez 21 jours pour régler.',
  },
  'ie.mortgage.right-court': {
    says: 'Le prêteur a besoin d’un ordre du juge pour prendre le logement. Vous pouvez venir à chaque audience.',
  },
  'ie.mortgage.right-adjourn': {
    says: 'Le tribunal peut suspendre l’affaire pendant que vous demandez un accord d’insolvabilité (PIA).',
  },
  'ie.breach.want': {
    says: 'Une entreprise dit que d’autres ont pu voir vos données. Vous ne devez rien, mais protégez-vous.',
  },
  'ie.breach.right-told': {
    says: 'Si le risque est élevé, on doit vous avertir vite, clairement, et dire quoi faire. Demandez quelles données.',
  },
  'ie.breach.right-complain': {
    says: 'Vous pouvez vous plaindre gratuitement à la Commission de protection des données et demander des dommages au juge.',
  },
  'ie.breach.step': {
    says: 'Changez vos mots de passe, avertissez votre banque et méfiez-vous des appels à ce sujet.',
  },
  'ie.mud.right-charge': {
    says: 'Les charges demandent un budget voté par les propriétaires. Demandez les comptes et un délai.',
  },
  'ie.tax.right-lpt': {
    says: 'Avec un faible revenu, vous pouvez reporter la taxe (LPT) et contester une valeur fausse.',
  },
}
