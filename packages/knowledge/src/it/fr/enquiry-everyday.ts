/** The French words of the rows in ../enquiry-everyday.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_WORDS: Words = {
  'it.ask.return-online': {
    says: 'Acheté en ligne, par téléphone ou à votre porte, vous pouvez annuler sans motif dans les 14 jours. En magasin, seulement s’il le permet ou si la chose a un défaut.',
    dependsOn: 'où vous l’avez acheté',
  },
  'it.ask.guarantee': {
    says: 'Oui. Le vendeur répond pendant deux ans. Il doit réparer ou remplacer gratuitement. Sinon, demandez un prix plus bas ou votre argent.',
  },
  'it.ask.scam-paid': {
    says: 'Appelez votre banque maintenant et contestez le paiement par écrit. Signalez-le à la Polizia Postale. Si vous ne l’avez pas permis, la banque doit rembourser dans la plupart des cas.',
  },
  'it.ask.scam-real': {
    says: 'Ne cliquez pas et ne payez pas. Demandez à la vraie administration, à un numéro que vous trouvez vous-même, ou en ligne à la Polizia Postale.',
  },
  'it.ask.light-cut': {
    says: 'Pas tout de suite. Une lettre recommandée (raccomandata) ou un e-mail certifié (PEC) vient d’abord. Pour l’électricité, 25 jours au moins doivent passer, pour le gaz 40. Demandez un plan maintenant.',
    dependsOn: 'si vous avez reçu la lettre formelle',
  },
  'it.ask.fine-too-old': {
    says: 'Le droit d’exiger une amende de la route finit cinq ans après l’infraction. Chaque papier qui vous est remis dans ce temps relance les cinq ans.',
    dependsOn: 'le dernier papier qui vous a été remis',
  },
  'it.ask.fine': {
    says: 'Payez 30 % de moins dans les cinq jours, ou le minimum dans les 60. Ou contestez : 30 jours devant le juge de paix (giudice di pace), 60 devant le préfet (Prefetto). Pas les deux.',
    dependsOn: 'si vous avez des preuves',
  },
  'it.ask.insurance-no': {
    says: 'Envoyez une réclamation par e-mail certifié (PEC) ou lettre recommandée. Après 45 jours ou un refus, allez en ligne à l’arbitre des assurances (AAS) pour 20 €. Attention aux deux ans.',
  },
  'it.ask.telecom-leave': {
    says: 'Oui, avec un préavis de 30 jours. Ils peuvent demander seulement des frais réels annoncés avant.',
  },
  'it.ask.flight': {
    says: 'Dans la plupart des cas oui. Pour trois heures de retard ou une annulation tardive, 250 € à 600 € selon la distance, sauf cause extérieure. Vous avez aussi un repas, et un nouveau vol ou votre argent.',
  },
  'it.ask.gym-health': {
    says: 'Une clause qui ne laisse partir que la salle peut être abusive et sans effet. Si la santé empêche l’usage, écrivez par recommandé ou PEC, avec le certificat. Demandez la fin ou une pause, et le remboursement des mois suivants.',
  },
  'it.ask.not-delivered': {
    says: 'Le vendeur doit livrer sous 30 jours, sauf autre date convenue. Fixez par écrit un dernier délai. S’il passe, annulez : il doit tout rendre sans tarder, et vous pouvez demander des dommages.',
  },
  'it.ask.fine-driver': {
    says: 'Dites à la police sous 60 jours qui conduisait. Sinon, une seconde amende arrive, même si vous avez payé la première. Les points vont au vrai conducteur. Le propriétaire répond quand même de l’amende.',
  },
  'it.ask.fake-invoice': {
    says: 'Appelez tout de suite la banque et demandez le rappel du virement. Portez plainte. Depuis le 9 octobre 2025, la banque doit vérifier que nom et IBAN concordent. Si elle ne l’a pas fait, demandez le remboursement.',
  },
  'it.ask.garage-keeps': {
    says: 'Un garage peut garder la voiture pour des travaux commandés et dus, pas pour ceux que vous n’avez jamais acceptés. Demandez l’ordre de réparation signé. Payez « sous réserve » pour la reprendre, puis contestez auprès du médiateur.',
  },
  'it.ask.offer-too-low': {
    says: 'Vous pouvez prendre l’argent et réclamer le reste. Écrivez que vous l’acceptez « in acconto » seulement, avec un devis ou un rapport médical. Après un non, il y a l’Arbitre des assurances. Vous avez deux ans après un accident de voiture.',
  },
  'it.ask.trip-cancelled': {
    says: 'Si l’organisateur annule un forfait, tout doit revenir sous 14 jours. Vous n’êtes pas tenu d’accepter un bon. Vous pouvez aussi demander des dommages, sauf trop peu d’inscrits ou cause extérieure.',
  },
  'it.ask.speed-camera': {
    says: 'Un radar approuvé mais non omologato n’est pas une preuve, dit la Cour suprême. Demandez ses papiers. Recours gratuit au Prefetto en 60 jours, ou au giudice di pace en 30. Ne payez pas avant.',
  },
  'it.ask.tv-fee': {
    says: 'Sans télé chez vous, pas de redevance. Mais dites-le chaque année avec le formulaire de l’Agenzia delle Entrate, avant le 31 janvier pour l’année. Si elle est sur la facture de lumière, demandez le remboursement.',
  },
  'it.ask.not-ordered': {
    says: 'Vous ne devez rien pour ce que vous n’avez pas commandé : le silence n’est pas un oui. Écrivez que vous n’avez jamais accepté et demandez l’argent. Dites à la banque que vous n’avez rien autorisé.',
  },
  'it.ask.private-seller': {
    says: 'Une vente entre particuliers oblige : livrer ou rembourser. Utilisez à temps la protection du site et la carte. Puis une mise en demeure. Si c’était une tromperie dès le début, portez plainte.',
  },
}
