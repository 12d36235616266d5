/** The French words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_FR: Words = {
  'ie.ask.home-loan': {
    says: 'Contactez maintenant le prêteur et MABS, 0818 07 2000. Il doit d’abord chercher une aide, et il lui faut un ordre du juge. Venez à chaque audience.',
  },
  'ie.ask.car-finance': {
    says: 'Cela dépend. Une fois un tiers payé, il leur faut un ordre du juge. Vous pouvez aussi payer la moitié et rendre la voiture.',
    dependsOn: 'combien vous avez déjà payé',
  },
  'ie.ask.toll': {
    says: 'Vérifiez l’avis sur eflow.ie, tapé par vous. Payez tôt, car il augmente. Si vous aviez vendu la voiture ou n’y étiez pas, contestez avec des preuves.',
  },
  'ie.ask.property-tax': {
    says: 'Demandez à Revenue un report si votre revenu est faible, ou un paiement en plusieurs fois. Envoyez la déclaration dans tous les cas.',
  },
  'ie.ask.data-breach': {
    says: 'Changez vos mots de passe et avertissez la banque. Demandez ce qui a été pris. Vous pouvez vous plaindre gratuitement à la Commission et demander réparation.',
  },
  'ie.ask.flight': {
    says: "Vous pouvez choisir un remboursement ou un autre vol. Vous pouvez aussi avoir €250 à €600 si on vous a prévenu tard et que la cause n'échappait pas à la compagnie. Demandez d'abord à la compagnie. Après six semaines, ou un refus, plainte gratuite à l'Irish Aviation Authority.",
  },
  'ie.ask.builder': {
    says: 'Écrivez ce qui ne va pas et donnez une date. Le travail doit être fait avec soin. Ensuite, utilisez la procédure des petits litiges jusqu’à 2 000 €.',
  },
  'ie.ask.welfare-refused': {
    says: 'Demandez au bureau de revoir la décision et faites appel à la Social Welfare Appeals Office sous 60 jours. C’est gratuit. Envoyez de nouvelles preuves.',
  },
  'ie.ask.management-fee': {
    says: 'Cela dépend. Demandez le budget voté et les comptes. Si vous devez la somme, demandez à payer en plusieurs fois avant le procès.',
    dependsOn: 'si le budget a été voté',
  },
  'ie.ask.property-tax-dates': {
    says: 'Regardez le jour dans LPT online. Le prélèvement annuel a lieu le plus souvent le 21 mars. Le prélèvement mensuel part le 15.',
  },
  'ie.ask.broken-goods': {
    says: 'Écrivez au magasin et dites ce qui ne va pas. Un bien doit durer un temps raisonnable, même après la garantie. Demandez réparation ou remplacement gratuit, sinon votre argent.',
  },
  'ie.ask.used-car': {
    says: 'Écrivez tout de suite au vendeur. Sous 30 jours, un défaut sérieux vous permet de rendre la voiture contre votre argent. Ensuite, demandez d’abord une réparation gratuite. Un particulier, c’est différent.',
  },
  'ie.ask.photo': {
    says: 'Pas tout de suite. Demandez qui possède la photo et comment la somme est calculée. Une somme juste est le plus souvent le prix normal de la licence. Retirez la photo et gardez une copie.',
    dependsOn: 'de l’usage et de la permission',
  },
  'ie.ask.council-parking': {
    says: 'Écrivez à la mairie (council) avant la fin des 28 jours, avec des photos, et demandez l’annulation. Si elle refuse, payez à temps ou expliquez-vous devant un juge.',
  },
  'ie.ask.loan-in-my-name': {
    says: 'Écrivez au prêteur que ce n’est pas vous et signalez-le aux gardaí. Vous pouvez faire mettre au Central Credit Register une note que quelqu’un utilise votre nom.',
  },
  'ie.ask.card-payment-not-mine': {
    says: 'Plaignez-vous par écrit à la banque. Elle doit le plus souvent rendre l’argent le jour ouvrable suivant, et prouver une faute de votre part. Puis allez gratuitement au FSPO.',
  },
  'ie.ask.firm-closed': {
    says: 'Demandez l’argent par écrit, et une rétrofacturation à votre banque tout de suite. Vous ne payez pas ce qui n’est pas fourni. En cas de faillite, écrivez au liquidateur.',
  },
  'ie.ask.bank-account-frozen': {
    says: 'Demandez par écrit à la banque de libérer salaire, allocations et argent du loyer et des repas. Elle n’a peut-être pas le droit de dire pourquoi. Réclamez aujourd’hui : après 40 jours ouvrables, ou un refus final, allez gratuitement au FSPO.',
  },
}
