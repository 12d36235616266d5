/** The French words of Spain: enquiry everyday. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_FR: Words = {
  'es.ask.return-online': {
    says: 'Acheté en ligne, par téléphone ou à votre porte, vous pouvez annuler sous 14 jours sans motif. En magasin, seulement s’il l’accepte ou s’il y a un défaut.',
    dependsOn: 'où vous l’avez acheté',
  },
  'es.ask.guarantee': {
    says: 'Oui. Le vendeur répond pendant trois ans pour le neuf. Il doit réparer ou remplacer sans frais. Sinon, demandez un prix plus bas ou votre argent.',
  },
  'es.ask.scam-paid': {
    says: 'Appelez votre banque maintenant et dites que vous ne l’avez pas autorisé ou qu’on vous a trompé. Déclarez-le à la police. Pour les paiements non autorisés, la banque doit le plus souvent rembourser.',
  },
  'es.ask.scam-real': {
    says: 'Ne cliquez pas et ne payez pas. Demandez au vrai service à un numéro que vous trouvez vous-même, ou appelez le 017, gratuit.',
  },
  'es.ask.light-cut': {
    says: 'Pas tout de suite. Chez vous, il faut une mise en demeure et deux mois, ou quatre avec le bono social. Demandez un plan et allez aux services sociaux.',
    dependsOn: 'si vous avez le bono social et qui vit avec vous',
  },
  'es.ask.fine-half': {
    says: 'Sous 20 jours calendaires, vous choisissez : payer la moitié et finir, ou contester avec des preuves et perdre la moitié prix.',
    dependsOn: 'si vous avez des preuves',
  },
  'es.ask.insurance-no': {
    says: 'Demandez le motif par écrit et plaignez-vous à l’assureur. Puis plaignez-vous gratuitement à la DGSFP. Après trois mois, il doit des intérêts élevés.',
  },
  'es.ask.telecom-leave': {
    says: 'Vous pouvez partir à tout moment. Si vous aviez accepté de rester, la pénalité doit baisser avec le temps restant.',
    dependsOn: 'si vous aviez accepté de rester',
  },
  'es.ask.flight': {
    says: 'Le plus souvent oui : pour trois heures de retard ou une annulation tardive, 250 € à 600 € selon la distance, sauf cause extérieure. Vous avez aussi un repas et un nouveau vol ou votre argent.',
  },
  'es.ask.gym-health': {
    says: 'La salle ne peut pas gêner votre départ ni facturer ce qu’elle ne fournit pas. Résiliez par écrit, avec le certificat et la date. La pénalité doit baisser avec le temps restant. Faites ensuite bloquer le prélèvement.',
  },
  'es.ask.not-delivered': {
    says: 'Le vendeur doit livrer sous 30 jours, sauf autre date convenue. Fixez par écrit un dernier délai. S’il passe, annulez : il doit tout rendre sans tarder. S’il traîne sans raison, vous pouvez demander le double.',
  },
  'es.ask.fine-driver': {
    says: 'Désignez le vrai conducteur dans le délai de la lettre, avec nom, numéro d’identité et adresse. Sinon, l’amende peut doubler ou tripler. Ne payez pas la moitié si vous voulez contester.',
  },
  'es.ask.fake-invoice': {
    says: 'Appelez tout de suite la banque et demandez le rappel du virement. Portez plainte. Depuis le 9 octobre 2025, la banque doit vérifier que nom et IBAN concordent. Si elle ne l’a pas fait, demandez le remboursement.',
  },
  'es.ask.garage-keeps': {
    says: 'Un garage peut garder la voiture pour des travaux commandés et dus, pas pour ceux que vous n’avez jamais acceptés. Demandez l’ordre de réparation signé. Payez « sous réserve » pour la reprendre, puis contestez auprès du médiateur.',
  },
  'es.ask.insurance-leave': {
    says: 'Écrivez à l’assureur au moins un mois avant l’échéance que vous ne renouvelez pas. Il doit annoncer un changement de prix deux mois avant. S’il l’a fait trop tard, vous pouvez encore le refuser par écrit.',
  },
  'es.ask.trip-cancelled': {
    says: 'Si l’organisateur annule un voyage à forfait, demandez tout par écrit. Le remboursement vient en 14 jours, sans bon obligatoire. Sinon, allez à l’OMIC.',
  },
  'es.ask.health-cover': {
    says: 'Vous ne répondez qu’aux questions posées. Sans question claire, cela ne compte pas contre vous. En cas d’oubli honnête, ils paient moins, pas rien. Plainte écrite, puis gratuite à la DGSFP.',
    dependsOn: 'ce que l’assureur a demandé à la signature',
  },
  'es.ask.not-ordered': {
    says: 'Vous ne devez rien pour ce que vous n’avez pas commandé : le silence n’est pas un oui. Écrivez que vous n’avez jamais accepté et demandez l’argent. Dites à la banque que vous n’avez rien autorisé.',
  },
  'es.ask.private-seller': {
    says: 'Une vente entre particuliers oblige : livrer ou rembourser. Utilisez à temps la protection du site et la carte. Puis une mise en demeure. Si c’était une tromperie dès le début, portez plainte.',
  },
  'es.ask.workshop': {
    says: 'Le garage doit respecter le devis écrit. Pour un défaut caché, il doit avertir et avoir votre accord. Réparation garantie trois mois ou 2 000 km. Demandez la hoja de reclamaciones et allez à l’OMIC.',
  },
}
