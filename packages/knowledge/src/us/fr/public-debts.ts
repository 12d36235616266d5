/** The French words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_FR: Words = {
  'us.public.want': {
    says: 'Un service public veut cet argent. Cherchez pour quoi c’est, comment la somme est composée et le dernier jour pour contester.',
  },
  'us.public.reality': {
    says: 'Un service public l’a envoyé. Beaucoup peuvent prendre un remboursement d’impôt, certains du salaire, sans procès. Agissez avant le dernier jour.',
  },
  'us.public.who': {
    says: 'C’est un service public. La loi fédérale sur le recouvrement ne lie pas ses agents ; ses propres règles comptent.',
  },
  'us.public.know-refund': {
    says: 'Avant de prendre un remboursement d’impôt de l’État, la plupart des États envoient un avis, souvent avec 30 jours pour demander une audience.',
  },
  'us.public.right-benefits': {
    says: 'Une ville, un comté ou un État ne peut pas prendre votre Social Security ou SSI pour des frais, amendes ou factures.',
  },
  'us.public.step-dispute': {
    says: 'Si c’est faux, écrivez avant le dernier jour. Dites pourquoi, demandez un examen ou une audience, et joignez des copies.',
  },
  'us.public.step-plan': {
    says: 'Si vous le devez, demandez un plan ou une somme plus basse pour difficultés. Obtenez-le par écrit et gardez les reçus.',
  },
  'us.public.option-plan': {
    says: 'Montrez vos revenus et vos frais. Offrez une somme par mois que vous pouvez tenir.',
    title: 'Demander un plan au service',
    cost: 'Ce que vous convenez',
    time: 'Des jours à des semaines',
    risk: 'Si un paiement manque, ils peuvent agir.',
    bestFor: 'Vous le devez mais ne pouvez pas tout payer.',
  },
  'us.public.attorney-general': {
    says: 'Dans certains États, l’attorney general encaisse pour des services, hôpitaux et universités de l’État. Demandez-leur les papiers de la dette.',
  },
  'us.public.loan-reality': {
    says: 'C’est un prêt étudiant fédéral. Une part du salaire et le remboursement d’impôt peuvent être pris sans tribunal. Un avis doit venir d’abord.',
  },
  'us.public.loan-no-limit': {
    says: 'Un prêt étudiant fédéral ne se prescrit pas. Attendre n’aide pas, un plan ou une rehabilitation oui.',
  },
  'us.public.loan-step': {
    says: 'Connectez-vous à StudentAid.gov, tapé par vous. Voyez vos prêts et appelez le numéro indiqué pour un plan.',
  },
  'us.public.federal-pay': {
    says: 'Pour une dette fédérale, 15% au plus du salaire net peuvent être pris. Un avis doit venir 30 jours avant.',
  },
  'us.public.federal-hearing': {
    says: 'Demandez une audience par écrit avant le jour indiqué dans l’avis. Alors aucun salaire n’est pris avant la décision.',
  },
}
