/** The words in French, by row: bills and scams. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_AND_SCAMS_WORDS: Words = {
  'ca.bill.want': { says: 'Cherchez la date à laquelle on attend une réponse.' },
  'ca.bill.reality': {
    says: 'On doit vous avertir avant de couper. La plupart font une entente si vous appelez d’abord.',
  },
  'ca.bill.who': {
    says: 'L’électricité et le gaz suivent les règles de la province. Le téléphone et Internet suivent des règles fédérales.',
  },
  'ca.bill.rights': {
    says: 'Vous pouvez vérifier le relevé, contester la facture et demander du temps.',
  },
  'ca.bill.not-yet': { says: 'On ne peut pas couper votre logement sans avis écrit.' },
  'ca.bill.right-dispute': {
    says: 'Vous pouvez contester une facture. Payez la part que vous acceptez.',
  },
  'ca.bill.right-ccts': {
    says: 'Pour le téléphone, Internet ou la télé, la CPRST aide gratuitement si l’entreprise ne règle pas.',
  },
  'ca.bill.qc-winter': {
    says: 'Au Québec, Hydro-Québec ne coupe pas les maisons du 1er décembre au 31 mars.',
  },
  'ca.bill.step-call': { says: 'Appelez avant la date. Demandez une entente de paiement.' },
  'ca.bill.step-check': { says: 'Vérifiez le relevé, les dates et le prix.' },
  'ca.bill.step-fund': { says: 'Demandez s’il y a des fonds d’aide pour faibles revenus.' },
  'ca.bill.opt-plan': {
    says: 'Offrez une somme par mois en plus de la nouvelle facture.',
    title: 'Demander une entente',
    cost: 'La somme convenue.',
    time: 'Avant la coupure.',
    risk: 'Un versement manqué, et on peut couper.',
    bestFor: 'Vous devez, mais ne pouvez pas tout payer.',
  },
  'ca.bill.opt-complain': {
    says: 'À l’entreprise, puis au régulateur ou à la CPRST.',
    title: 'Se plaindre',
    cost: 'Gratuit.',
    time: 'Des semaines.',
    risk: 'Faible.',
    bestFor: 'La facture est fausse.',
  },
  'ca.scam.want': { says: 'On vous presse pour que vous ne réfléchissiez pas.' },
  'ca.scam.reality': {
    says: 'Au Canada, ni la police, ni un tribunal, ni le fisc ne demande de cartes-cadeaux ou de cryptos. Personne ne vient vous arrêter.',
  },
  'ca.scam.who': {
    says: 'Ce sont des criminels qui utilisent un nom connu. Le vrai bureau n’a rien envoyé.',
  },
  'ca.scam.rights': {
    says: 'Vous ne devez rien à qui vous trompe. Vous pouvez le signaler gratuitement.',
  },
  'ca.scam.know': {
    says: 'Le fisc ne demande jamais de payer par carte-cadeau, crypto ou virement Interac.',
  },
  'ca.scam.right-bank': {
    says: 'Si de l’argent est parti sans votre accord, dites-le vite à votre banque et demandez-le.',
  },
  'ca.scam.right-report': {
    says: 'Vous pouvez le signaler au Centre antifraude du Canada, 1-888-495-8501, et à la police.',
  },
  'ca.scam.right-complain': {
    says: 'Si la banque dit non, plaignez-vous, puis allez à l’OSBI. C’est gratuit.',
  },
  'ca.scam.step-stop': {
    says: 'Arrêtez. Ne cliquez pas, n’appelez pas, n’envoyez rien. N’utilisez pas le numéro du message.',
  },
  'ca.scam.step-bank': {
    says: 'Si vous avez envoyé de l’argent ou votre carte, appelez votre banque au numéro de la carte.',
  },
  'ca.scam.step-report': { says: 'Signalez-le au Centre antifraude du Canada et à votre police.' },
  'ca.scam.step-credit': {
    says: 'Si vous avez donné votre NAS, demandez une alerte de fraude à Equifax et TransUnion.',
  },
  'ca.scam.opt-ignore': {
    says: 'Effacez-le, ou gardez une copie pour le signaler.',
    title: 'Ne pas répondre',
    cost: 'Gratuit.',
    time: 'Maintenant.',
    risk: 'Aucun.',
    bestFor: 'Vous n’avez rien envoyé.',
  },
  'ca.scam.opt-report': {
    says: 'Dites-le à votre banque, à la police et au Centre antifraude.',
    title: 'Le signaler',
    cost: 'Gratuit.',
    time: 'Aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Vous avez envoyé de l’argent ou des données.',
  },
  'ca.scam.warn-second': {
    says: 'On peut vous offrir de récupérer l’argent contre des frais. C’est une deuxième fraude.',
  },
  'ca.copy.want': { says: 'Il s’agit de fichiers partagés par votre ligne Internet.' },
  'ca.copy.reality': {
    says: 'Un avis transmis par votre fournisseur est un avertissement. Il ne prouve pas que c’est vous.',
  },
  'ca.copy.who': {
    says: 'Le titulaire de l’œuvre envoie l’avis. Votre fournisseur doit le transmettre. Il n’a pas votre nom ainsi.',
  },
  'ca.copy.rights': {
    says: 'Un avis ne peut pas demander d’argent ni votre nom. Vous n’avez pas à répondre.',
  },
  'ca.copy.not-yet': { says: 'Ils ne peuvent pas avoir votre nom sans ordonnance.' },
  'ca.copy.right-no-money': {
    says: 'Depuis décembre 2018, un tel avis ne peut pas offrir de règlement ni demander un paiement.',
  },
  'ca.copy.right-cap': {
    says: 'Pour un usage privé, un tribunal peut accorder de 100 $ à 5 000 $ pour toutes les œuvres.',
  },
  'ca.copy.step-court': {
    says: 'Regardez si c’est un papier de cour avec un numéro. Si oui, répondez à temps, avec de l’aide.',
  },
  'ca.copy.step-quiet': {
    says: 'Si ce n’est qu’un avis, n’écrivez pas et ne payez pas. Gardez-le.',
  },
  'ca.copy.step-line': {
    says: 'Mettez un mot de passe au wifi et demandez chez vous d’arrêter le partage.',
  },
  'ca.copy.opt-ignore': {
    says: 'Un avis ne vous oblige à rien.',
    title: 'Le garder, sans répondre',
    cost: 'Gratuit.',
    time: 'Maintenant.',
    risk: 'Faible. Un papier de cour est différent.',
    bestFor: 'Vous n’avez reçu qu’un avis.',
  },
  'ca.copy.opt-lawyer': {
    says: 'Prenez conseil avant de payer ou de répondre à une demande en justice.',
    title: 'Demander à un avocat',
    cost: 'Une première rencontre peut être gratuite.',
    time: 'Avant le dernier jour.',
    risk: 'Aucun.',
    bestFor: 'Vous avez reçu des papiers de cour.',
  },
  'ca.bill.on-winter': {
    says: 'En Ontario, on ne peut pas couper le courant d’un logement pour des factures impayées du 15 novembre au 30 avril.',
  },
  'ca.bill.ab-winter': {
    says: 'En Alberta, on ne peut pas couper tout à fait le courant ou le gaz d’un logement du 1er novembre au 15 avril.',
  },
}
