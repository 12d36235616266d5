/** The French words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
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
  'ca.scam.right-crime': {
    says: 'La fraude et le vol d’identité sont des crimes. Signalez-les à la police et au Centre antifraude du Canada au 1-888-495-8501.',
  },
  'ca.scam.right-prize': {
    says: 'Vous annoncer un prix puis demander de l’argent est un crime. Les fausses promesses commerciales sont aussi interdites.',
  },
  'ca.scam.right-spam': {
    says: 'Les courriels et textos de vente sans votre accord violent la loi. Envoyez-les à spam@fightspam.gc.ca.',
  },
  'ca.scam.right-card': {
    says: 'Si on a utilisé votre carte de crédit sans votre accord, vous devez 50 $ au plus, sauf faute lourde.',
  },
  'ca.scam.right-cut-off': {
    says: 'Un vrai fournisseur d’électricité ou de gaz doit vous envoyer un avis avant une coupure, pas une heure avant. Il ne prend ni Bitcoin ni cartes-cadeaux. Appelez le numéro de votre facture.',
  },
  'ca.scam.right-cra': {
    says: 'L’ARC verse un remboursement par dépôt direct ou chèque, jamais par virement Interac ni par lien. Ouvrez vous-même Mon dossier de l’ARC et regardez.',
  },
}
