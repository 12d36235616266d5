/** The French words of Italy: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'it.scam.want': {
    says: 'Ils veulent votre argent ou vos données, vite et avant que vous réfléchissiez.',
  },
  'it.scam.who': {
    says: 'C’est peut-être un criminel qui utilise le nom d’une banque, de Poste, de l’INPS, du fisc ou de la police.',
  },
  'it.scam.rights': {
    says: 'Vous ne devez rien à un escroc. Pour des paiements que vous n’avez pas permis, la banque doit vous rembourser dans la plupart des cas.',
  },
  'it.scam.reality': {
    says: 'Les vraies administrations ne demandent pas de cartes cadeaux, de crypto ou de codes. Aucune police n’annonce par e-mail que vous êtes jugé.',
  },
  'it.scam.nothing': {
    says: 'Rien n’arrive si vous ne payez pas une fausse demande.',
  },
  'it.scam.right-refund': {
    says: 'Si vous n’avez pas permis un paiement, la banque doit le rendre avant la fin du jour ouvrable suivant, sauf si elle soupçonne votre fraude.',
  },
  'it.scam.right-fifty': {
    says: 'Si votre carte a été volée ou perdue, vous supportez 50 € au plus, sauf grosse négligence.',
  },
  'it.scam.right-report': {
    says: 'La fraude est un délit. Vous pouvez la signaler gratuitement à la Polizia Postale ou aux Carabinieri, le plus souvent dans les trois mois.',
  },
  'it.scam.step-stop': {
    says: 'Ne payez pas, ne cliquez pas, n’appelez pas le numéro et n’envoyez pas de données.',
  },
  'it.scam.step-check': {
    says: 'Demandez à la vraie administration ou banque, à un numéro que vous trouvez vous-même.',
  },
  'it.scam.step-bank': {
    says: 'Payé ou données données ? Appelez votre banque maintenant, bloquez la carte et changez les mots de passe. Réclamez par écrit.',
  },
  'it.scam.step-police': {
    says: 'Signalez-le à la Polizia Postale, aussi en ligne, et gardez les messages.',
  },
  'it.scam.step-abf': {
    says: 'Si la banque ne veut pas rembourser, réclamez par écrit. Après 60 jours, allez à l’arbitre des banques (ABF) pour 20 €.',
  },
  'it.scam.option-ignore': {
    title: 'Ne pas payer',
    says: 'Gardez-le comme preuve et ne faites rien de ce qu’il demande.',
    cost: 'Rien.',
    time: 'Aucun temps.',
    risk: 'Aucun, une fois vérifié avec la vraie administration.',
    bestFor: 'Vous n’avez pas payé ni donné de données.',
  },
  'it.scam.option-report': {
    title: 'Le signaler',
    says: 'Dites-le à la Polizia Postale et à votre banque.',
    cost: 'Rien.',
    time: 'Une heure.',
    risk: 'Aucun.',
    bestFor: 'Vous avez payé ou donné des données.',
  },
  'it.scam.option-help': {
    title: 'Demander à la police en ligne',
    says: 'Le site commissariatodips.it répond aux questions.',
    cost: 'Rien.',
    time: 'Quelques minutes.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas sûr.',
  },
  'it.scam.insight-hurry': {
    says: 'La hâte et la peur sont les outils d’une arnaque.',
    actionable: 'Attendez une heure et demandez à quelqu’un de confiance.',
  },
  'it.scam.warning-codes': {
    says: 'Ne donnez jamais à personne un code reçu par SMS ou application, même pas à « la banque ».',
  },
  'it.scam.warning-invest': {
    says: 'Seules les sociétés agréées peuvent proposer des placements en Italie. Voyez les listes de la CONSOB. Qui demande une taxe avant de verser vos gains vous escroque.',
  },
  'it.scam.right-threat': {
    says: 'Menacer quelqu’un pour de l’argent est un crime (estorsione). Aucun tribunal ni police ne travaille par e-mail. Ne payez pas, ne répondez pas, signalez-le.',
  },
  'it.scam.right-fine': {
    says: 'Une vraie amende routière est notifiée par la poste, en main propre ou par courrier certifié (PEC), avec 60 jours pour payer. Un e-mail ou SMS simple avec un lien ne notifie rien.',
  },
}
