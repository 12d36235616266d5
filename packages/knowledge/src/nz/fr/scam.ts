/** The French words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_FR: Words = {
  'nz.scam.want': { says: 'Ils vous pressent pour que vous ne réfléchissiez pas.' },
  'nz.scam.reality': {
    says: 'Aucun bureau en Nouvelle-Zélande ne demande des cartes cadeaux ou des cryptos. Personne ne vient vous arrêter.',
  },
  'nz.scam.who': {
    says: 'Ce sont des criminels qui utilisent un nom connu. Le vrai bureau ne l’a pas envoyé.',
  },
  'nz.scam.rights': {
    says: 'Vous ne devez rien à quelqu’un qui vous trompe. Vous pouvez demander l’aide de votre banque.',
  },
  'nz.scam.right-bank': {
    says: 'Si de l’argent est parti de votre compte, dites-le tout de suite à votre banque. Si elle dit non, le Banking Ombudsman examine l’affaire gratuitement.',
  },
  'nz.scam.right-report': {
    says: 'Vous pouvez le signaler à Netsafe au 0508 638 723 et à la police au 105.',
  },
  'nz.scam.step-stop': {
    says: 'Arrêtez. Ne cliquez pas, n’appelez pas et n’envoyez rien. N’utilisez pas le numéro du message.',
  },
  'nz.scam.step-bank': {
    says: 'Si vous avez envoyé de l’argent ou des données de carte, appelez maintenant votre banque au numéro sur votre carte.',
  },
  'nz.scam.step-idcare': {
    says: 'Si vous avez donné vos papiers d’identité, demandez l’aide gratuite d’IDCARE. Changez vos mots de passe.',
  },
  'nz.scam.step-report': { says: 'Transférez gratuitement les SMS d’arnaque au 7726.' },
  'nz.scam.opt-ignore': {
    says: 'Supprimez-le, ou gardez une copie pour le signalement.',
    title: 'Ne pas répondre',
    cost: 'Gratuit.',
    time: 'Maintenant.',
    risk: 'Aucun.',
    bestFor: 'Vous n’avez rien envoyé.',
  },
  'nz.scam.opt-report': {
    says: 'Prévenez votre banque, Netsafe et la police.',
    title: 'Se faire aider et signaler',
    cost: 'Gratuit.',
    time: 'Aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Vous avez envoyé de l’argent ou des données.',
  },
  'nz.scam.warn-second': {
    says: 'Quelqu’un peut proposer de récupérer votre argent contre des frais. C’est une deuxième arnaque.',
  },
  'nz.scam.right-crime': {
    says: 'Obtenir de l’argent par tromperie est un crime. Signalez-le au 105 ou sur 105.police.govt.nz.',
  },
  'nz.scam.right-unordered': {
    says: 'Vous n’avez pas à payer des biens ou des services que vous n’avez jamais demandés.',
  },
  'nz.scam.right-messages': {
    says: 'Des SMS qui vendent sans votre accord violent la loi. Transférez gratuitement les SMS d’arnaque au 7726.',
  },
  'nz.scam.right-bank-code': {
    says: 'Depuis le 30 novembre 2025, les banques doivent vous avertir, vérifier les noms et agir sur les paiements à risque. Si la vôtre ne l’a pas fait, elle doit le plus souvent rembourser une partie ou la totalité de votre perte.',
  },
}
