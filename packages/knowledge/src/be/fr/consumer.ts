/** Purchases, subscriptions, bills for energy and telecom, and scams: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'be.buy.want': {
    says: 'Une entreprise demande de l’argent ou vous tient à un contrat. Ce n’est pas un acte de justice.',
  },
  'be.buy.who': {
    says: 'Un vendeur ou fournisseur est une entreprise privée. Ses conditions illégales ne comptent pas.',
  },
  'be.buy.reality': { says: 'Personne ne peut saisir sans juge.' },
  'be.buy.not-yet': {
    says: 'Ils ne peuvent pas ajouter de frais avant un premier rappel gratuit et 14 jours.',
  },
  'be.buy.rights': {
    says: 'Vous pouvez contester, mettre fin à un contrat reconduit, et saisir un médiateur gratuit.',
  },
  'be.buy.step-write': {
    says: 'Écrivez d’abord à l’entreprise. Dites le problème et la demande. Gardez une copie.',
  },
  'be.buy.step-pay-part': { says: 'Payez la part juste et contestez le reste par écrit.' },
  'be.buy.step-ombudsman': {
    says: 'Pas de bonne réponse ? Saisissez le médiateur du consommateur, de l’énergie ou des télécoms. C’est gratuit.',
  },
  'be.buy.step-energy': {
    says: 'Demandez à votre CPAS le fonds énergie et un plan, et vérifiez le tarif social.',
  },
  'be.buy.step-report': { says: 'Signalez l’entreprise au SPF Économie (ConsumerConnect).' },
  'be.buy.right-withdraw': {
    says: 'Pour la plupart des achats en ligne ou à domicile, vous avez 14 jours pour vous rétracter, sans raison. Le vendeur rembourse alors en 14 jours.',
  },
  'be.buy.right-guarantee': { says: 'Un bien neuf a une garantie légale de deux ans du vendeur.' },
  'be.buy.right-renewal': {
    says: 'Après une reconduction tacite, vous pouvez résilier à tout moment, sans frais, avec deux mois au plus.',
  },
  'be.buy.right-caps': { says: 'Les frais de retard sont plafonnés par la loi.' },
  'be.buy.right-terms': { says: 'Les clauses abusives ne vous lient pas.' },
  'be.buy.option-dispute': {
    title: 'Écrire et contester',
    says: 'Dites le problème, avec un délai.',
    cost: 'Un timbre ou rien.',
    time: 'Une heure.',
    risk: 'Faible.',
    bestFor: 'La facture ou le bien pose problème.',
  },
  'be.buy.option-ombudsman': {
    title: 'Saisir un médiateur gratuit',
    says: 'Le Service de médiation trouve le bon service.',
    cost: 'Rien.',
    time: 'Environ 90 jours.',
    risk: 'Aucun.',
    bestFor: 'Vous avez écrit sans bonne réponse.',
  },
  'be.buy.option-plan': {
    title: 'Demander un plan',
    says: 'Proposez une mensualité avant la date.',
    cost: 'Ce que vous proposez.',
    time: 'Une lettre.',
    risk: 'Il faut le tenir.',
    bestFor: 'La facture est juste mais trop lourde.',
  },
  'be.buy.scam-want': {
    says: 'Ce message ressemble à une arnaque. Il veut votre argent ou vos données.',
  },
  'be.buy.scam-reality': {
    says: 'Aucune banque ni administration ne demande votre code ou lecteur de carte par message ou téléphone.',
  },
  'be.buy.scam-step-stop': {
    says: 'Ne cliquez pas, n’appelez pas, ne payez pas. Envoyez le message à suspect@safeonweb.be.',
  },
  'be.buy.scam-step-bank': {
    says: 'Vous avez payé ou donné des données ? Appelez vite la banque et Card Stop (078 170 170), puis la police.',
  },
  'be.buy.scam-right-refund': {
    says: 'La banque doit en général rembourser un paiement non autorisé, sauf négligence grave.',
  },
  'be.buy.scam-option': {
    title: 'Ne pas répondre et signaler',
    says: 'Transférez-le, puis supprimez-le.',
    cost: 'Rien.',
    time: 'Cinq minutes.',
    risk: 'Aucun.',
    bestFor: 'Vous n’avez rien donné.',
  },
}
