/** Fraud by letter, phone and message: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'de.consumer.scam-want': {
    says: 'Cela ressemble à une arnaque. On veut votre argent ou vos données.',
  },
  'de.consumer.scam-who': {
    says: 'Les escrocs utilisent des noms de tribunaux, de police, de banques, de transporteurs et de sociétés de recouvrement. Les vrais offices ne demandent jamais de PIN, de cartes cadeaux ou de crypto.',
  },
  'de.consumer.scam-reality': {
    says: 'Vous ne devez pas cet argent. Si vous ne répondez pas, il ne se passe rien.',
  },
  'de.consumer.scam-not-yet': {
    says: 'Ils ne peuvent pas envoyer un huissier, bloquer votre compte ou vous arrêter.',
  },
  'de.consumer.scam-step-stop': {
    says: 'Ne payez pas, ne cliquez pas, ne rappelez pas et ne donnez aucune donnée. Gardez la lettre comme preuve.',
  },
  'de.consumer.scam-step-check': {
    says: 'Un doute ? Cherchez la société dans le registre (Rechtsdienstleistungsregister) et utilisez un numéro que vous avez trouvé vous-même.',
  },
  'de.consumer.scam-step-own-way': {
    says: 'Un doute ? Ouvrez vous-même la vraie appli ou le vrai site, ou appelez un numéro connu. Un proche avec un nouveau numéro : appelez l’ancien.',
  },
  'de.consumer.scam-step-bank': {
    says: 'Vous avez payé ou donné des données ? Appelez tout de suite votre banque, ou le 116 116 pour bloquer cartes et banque en ligne.',
  },
  'de.consumer.scam-step-police': {
    says: 'Signalez-le à la police, en ligne (Onlinewache) ou dans un poste. C’est gratuit.',
  },
  'de.consumer.scam-right-bank': {
    says: 'La banque doit rembourser ce que vous n’avez pas autorisé, avant la fin du jour ouvré suivant. Elle ne peut attendre que si elle signale un soupçon.',
  },
  'de.consumer.scam-right-gross': {
    says: 'La perte n’est à vous qu’en cas de grave négligence, par exemple si vous avez donné PIN ou TAN. La banque doit le prouver.',
  },
  'de.consumer.scam-right-debit': {
    says: 'Un prélèvement peut être annulé à votre banque dans les huit semaines, sans raison. Si vous ne l’avez jamais permis, 13 mois.',
  },
  'de.consumer.scam-option-ignore': {
    title: 'Ne pas répondre et la garder comme preuve',
    says: 'Ne réagissez pas. Bloquez l’expéditeur.',
    cost: 'Rien.',
    time: 'Aucun.',
    risk: 'Un vrai courrier de tribunal, en enveloppe jaune, ne doit jamais être ignoré.',
    bestFor: 'La lettre est fausse.',
  },
  'de.consumer.scam-option-report': {
    title: 'La signaler à la police',
    says: 'Portez plainte en ligne et prévenez la Verbraucherzentrale.',
    cost: 'Gratuit.',
    time: '15 minutes en ligne.',
    risk: 'Aucun.',
    bestFor: 'Tout le monde, surtout si de l’argent est parti.',
  },
  'de.consumer.scam-warn-again': {
    says: 'Celui qui propose de récupérer votre argent contre paiement est souvent la même bande.',
  },
  'de.consumer.scam-insight-iban': {
    says: 'De l’argent vers un compte étranger, en crypto ou par bons est un fort signe d’arnaque.',
    actionable: 'Cherchez la société dans le registre avant de faire quoi que ce soit.',
  },
  'de.consumer.scam-right-two-proofs': {
    says: 'Si la banque n’a pas exigé deux preuves que c’était vous (starke Kundenauthentifizierung), vous ne supportez pas la perte, sauf fraude de votre part.',
  },
}
