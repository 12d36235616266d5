/** The French words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_FR: Words = {
  'au.scam.want': { says: 'Ils vous pressent pour que vous ne réfléchissiez pas.' },
  'au.scam.reality': {
    says: 'Aucun bureau en Australie ne demande de cartes cadeaux ou de cryptomonnaie. Personne ne vient vous arrêter.',
  },
  'au.scam.who': {
    says: 'Ce sont des criminels qui utilisent un nom connu. Le vrai bureau ne l’a pas envoyé.',
  },
  'au.scam.rights': {
    says: 'Vous ne devez rien à quelqu’un qui vous trompe. Vous pouvez demander de l’aide à votre banque.',
  },
  'au.scam.know': {
    says: 'L’ATO, myGov et les banques n’envoient pas de liens de connexion par SMS.',
  },
  'au.scam.right-bank': {
    says: 'Si de l’argent a quitté votre compte, dites-le tout de suite à votre banque. Si elle dit non, vous pouvez aller gratuitement à l’AFCA.',
  },
  'au.scam.right-report': {
    says: 'Vous pouvez le signaler à Scamwatch et, pour un crime en ligne, à ReportCyber.',
  },
  'au.scam.step-stop': {
    says: 'Stop. Ne cliquez pas, n’appelez pas et n’envoyez rien. N’utilisez pas le numéro du message.',
  },
  'au.scam.step-bank': {
    says: 'Si vous avez envoyé de l’argent ou des données de carte, appelez maintenant votre banque au numéro de votre carte.',
  },
  'au.scam.step-idcare': {
    says: 'Si vous avez donné vos papiers d’identité, appelez IDCARE au 1800 595 160. C’est gratuit.',
  },
  'au.scam.step-report': { says: 'Signalez-le à Scamwatch, pour que d’autres soient avertis.' },
  'au.scam.opt-ignore': {
    says: 'Effacez-le, ou gardez une copie pour le signalement.',
    title: 'Ne pas répondre',
    cost: 'Gratuit.',
    time: 'Maintenant.',
    risk: 'Aucun.',
    bestFor: 'Vous n’avez rien envoyé.',
  },
  'au.scam.opt-report': {
    says: 'Prévenez votre banque, IDCARE et Scamwatch.',
    title: 'Demander de l’aide et le signaler',
    cost: 'Gratuit.',
    time: 'Aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Vous avez envoyé de l’argent ou des données.',
  },
  'au.scam.warn-second': {
    says: 'Quelqu’un offre peut-être de récupérer votre argent contre des frais. C’est une deuxième arnaque.',
  },
  'au.scam.right-crime': {
    says: 'La fraude et l’usage de votre identité par d’autres sont des crimes. Signalez-les sur cyber.gov.au ou à la police.',
  },
  'au.scam.right-invoice': {
    says: 'Vous n’avez pas à payer des biens, des services ou des inscriptions dans une liste que vous n’avez jamais commandés.',
  },
  'au.scam.know-framework': {
    says: 'Une nouvelle loi oblige les banques, les entreprises de téléphone et les plateformes à agir contre les arnaques. Ses devoirs les lient à partir du 31 mars 2027. D’ici là, demandez à votre banque, puis à l’AFCA.',
  },
  'au.scam.right-spam': {
    says: 'Les entreprises ont besoin de votre accord pour envoyer de la publicité et doivent vous laisser l’arrêter. Signalez les SMS et e-mails indésirables à l’ACMA.',
  },
}
