/** The French words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_WORDS: Words = {
  'de.penal-order.want': {
    says: 'Un tribunal pénal vous punit par écrit, sans audience (Strafbefehl).',
  },
  'de.penal-order.warning': {
    says: 'Après deux semaines il vaut comme un jugement et peut donner un casier. Appelez un avocat pénaliste maintenant.',
  },
  'de.penal-order.deadline': {
    says: 'Vous avez deux semaines dès le jour écrit sur l’enveloppe jaune pour vous opposer (Einspruch).',
    action: 'Envoyer votre opposition (Einspruch) au tribunal qui a rendu l’ordonnance',
    consequence: 'La peine devient définitive comme un jugement.',
  },
  'de.penal-order.right-object': {
    says: 'Vous pouvez vous opposer sans motif. Il y a alors une audience. Vous pouvez aussi contester seulement le montant par jour (Tagessatz).',
  },
  'de.penal-order.right-parts': {
    says: 'C’est juste mais trop d’un coup ? Demandez au parquet de payer en plusieurs fois ou de travailler à la place.',
  },
  'de.penal-order.step': {
    says: 'Notez le jour de l’enveloppe. Faites voir le dossier par un avocat avant de vous expliquer. Une opposition peut être retirée plus tard.',
  },
  'de.penal-order.option': {
    says: 'Écrivez au tribunal : « Ich lege Einspruch ein », le numéro de dossier, la date et votre signature.',
    title: 'S’opposer à l’ordonnance pénale',
    cost: 'L’envoi est gratuit ; des frais si vous perdez',
    time: 'Deux semaines',
    risk: 'Après une audience la peine peut être plus haute.',
    bestFor: 'Ce n’était pas vous, ou la somme ne va pas avec vos revenus.',
  },
  'de.penal-order.who': {
    says: 'Cela vient d’un tribunal pénal. Le parquet (Staatsanwaltschaft) l’a demandé.',
  },
  'de.penal-order.reality': {
    says: 'Il n’y a pas encore eu d’audience. Si vous faites opposition à temps, un juge vous entend avant que rien ne soit définitif.',
  },
  'de.penal-order.rights': {
    says: 'Vous pouvez faire opposition, garder le silence sur les faits et faire lire le dossier par un avocat.',
  },
  'de.penal-order.not-yet': {
    says: 'La peine n’est pas exécutée avant d’être définitive. Une opposition à temps la bloque.',
  },
  'de.penal-order.know-record': {
    says: 'Une amende de 90 jours-amende au plus ne figure en général pas sur l’extrait de casier (Führungszeugnis), s’il n’y a rien d’autre.',
  },
  'de.penal-order.right-restore': {
    says: 'Délai manqué sans faute ? Demandez au tribunal, dans la semaine après la fin de l’empêchement, d’être relevé (Wiedereinsetzung). Faites opposition dans la même lettre.',
  },
  'de.penal-order.step-object': {
    says: 'C’est faux, ou c’est trop ? Écrivez « Je fais opposition (Einspruch) », le numéro du dossier, votre nom, et signez. La lettre doit arriver au tribunal dans les deux semaines.',
  },
  'de.penal-order.option-rate': {
    title: 'Opposition au seul montant par jour',
    says: 'Dites que vous contestez seulement le montant de chaque jour et joignez la preuve de votre revenu net.',
    cost: 'L’envoi est gratuit',
    time: 'Deux semaines',
    risk: 'Les faits et le nombre de jours restent.',
    bestFor: 'Les faits sont vrais, mais vous gagnez moins qu’ils ne pensent.',
  },
  'de.penal-order.option-help': {
    title: 'Demander à un avocat pénaliste',
    says: 'Un avocat lit le dossier et vous dit si une opposition a un sens.',
    cost: 'Des honoraires. Demandez d’abord le prix d’un entretien.',
    time: 'Dans les deux semaines',
    risk: 'Faites opposition vous-même à temps si vous n’en trouvez pas.',
    bestFor: 'Une interdiction de conduire ou votre casier est en jeu.',
  },
}
