/** The French words of the rows in ../enquiry-troubles.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TROUBLES_FR: Words = {
  'us.trouble.age': {
    says: 'À partir de 40 ans, on ne peut pas vous renvoyer à cause de l’âge. Être remplacé par quelqu’un de bien plus jeune en est un signe. Déposez une plainte auprès de l’EEOC ou au bureau de l’État dans les 180 ou 300 jours.',
    dependsOn: 'la raison et les preuves',
  },
  'us.trouble.water': {
    says: 'Celui qui n’a pas fait attention paie : le voisin pour la baignoire, le propriétaire pour des tuyaux laissés à l’abandon. Prenez des photos et une liste de prix, dites-le à votre assurance de locataire, et utilisez le tribunal des petits litiges (small claims court).',
    dependsOn: 'qui n’a pas fait attention',
  },
  'us.trouble.ex-taxes': {
    says: 'Pour une déclaration commune, les deux doivent tout. Mais vous pouvez demander à être libéré avec Form 8857 si vous ne connaissiez pas la partie fausse. Le plus souvent dans les deux ans après la première démarche pour réclamer.',
    dependsOn: 'ce que vous saviez et quand ils ont commencé à réclamer',
  },
  'us.trouble.false-debt': {
    says: 'Contestez par écrit dans les 30 jours. Faites un rapport sur IdentityTheft.gov et envoyez-le à l’agence et aux bureaux de crédit : ils doivent bloquer la dette. Gelez gratuitement votre crédit (freeze).',
  },
  'us.trouble.car-title': {
    says: 'Cacher que la voiture était une épave (salvage title) est le plus souvent un acte commercial injuste, « as is » (en l’état) ou non. Vous pouvez annuler l’achat ou réclamer la perte, dans certains États trois fois. Gardez l’annonce et les papiers.',
    dependsOn: 'ce qu’on vous a dit, et votre État',
  },
  'us.trouble.care-home': {
    says: 'Une maison de soins (nursing home) ne peut pas faire promettre à la famille de payer de son propre argent. Qui signe pour un parent paie avec l’argent du parent. Demandez le contrat et les dates de Medicaid.',
    dependsOn: 'ce que vous avez signé et comment',
  },
  'us.trouble.still-charged': {
    says: 'Dites à la banque d’arrêter les paiements : trois jours ouvrables avant le prochain suffisent. Contestez chacun dans les 60 jours après son relevé, et envoyez à l’entreprise la preuve que vous avez annulé.',
  },
  'us.trouble.fall': {
    says: 'Le magasin paie s’il connaissait ou aurait dû connaître le danger. Ne signez pas et n’acceptez pas de première offre avant de savoir comment vous guérissez. Gardez photos, noms et factures.',
    dependsOn: 'ce qu’ils savaient, votre part de faute et votre État',
  },
  'us.trouble.move-kids': {
    says: 'Avec un ordre de garde, vous devez le plus souvent prévenir par écrit et avoir le oui de l’autre parent ou du tribunal avant un déménagement. Demandez d’abord au tribunal : partir sans cela peut vous coûter la garde.',
    dependsOn: 'votre ordre, votre État et la distance',
  },
  'us.trouble.bad-paycheck': {
    says: 'Un chèque de paie sans provision est un salaire non payé. Demandez par écrit la paie et les frais de banque, et déposez une réclamation de salaire gratuite (wage claim), avec les autres si possible. Beaucoup d’États ajoutent des pénalités.',
  },
}
