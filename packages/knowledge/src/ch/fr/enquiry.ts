/** Questions: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORDS: Words = {
  'ch.ask.step-debt': {
    says: 'Réunissez vos lettres et demandez un service de désendettement gratuit.',
  },
  'ch.ask.right-debt': {
    says: 'Vous pouvez arrêter tout commandement de payer par une opposition dans les dix jours.',
  },
  'ch.ask.step-home': {
    says: 'Demandez l’association des locataires (ASLOCA). Trente jours, c’est court.',
  },
  'ch.ask.right-home': { says: 'Un congé pour un logement ne vaut que sur la formule officielle.' },
  'ch.ask.step-work': { says: 'Demandez le motif par écrit et inscrivez-vous à l’ORP.' },
  'ch.ask.right-work': { says: 'Vous avez droit à un délai de congé d’un à trois mois.' },
  'ch.ask.order': {
    says: 'Si vous contestez, faites opposition dans les dix jours : écrivez « opposition » et signez. C’est gratuit. Si c’est juste, payez dans les vingt jours.',
  },
  'ch.ask.hide': {
    says: 'Après votre opposition, vous pouvez demander trois mois plus tard à l’office de ne plus montrer la poursuite, si le créancier n’a rien fait. Le créancier peut aussi la retirer.',
    dependsOn: 'ce que le créancier a fait',
  },
  'ch.ask.fees': {
    says: 'Vous devez en général la facture et un intérêt de 5 %, pas les frais propres de la société. Le créancier doit prouver tout autre dommage.',
  },
  'ch.ask.old': {
    says: 'Loyer, salaire, médecin et autres sommes périodiques : cinq ans. La plupart des autres : dix. Acte de défaut de biens : vingt. Un paiement fait repartir le délai.',
    dependsOn: 'ce qu’on vous réclame',
  },
  'ch.ask.seize': {
    says: 'L’office des poursuites vous laisse le minimum vital : nourriture, loyer, assurance-maladie payée et frais de travail. Portez plainte dans les dix jours si c’est faux.',
    dependsOn: 'vos frais',
  },
  'ch.ask.notice': {
    says: 'Vérifiez la formule officielle. Écrivez à l’autorité de conciliation dans les trente jours pour contester le congé ou obtenir plus de temps. C’est gratuit.',
  },
  'ch.ask.rise': {
    says: 'Il faut la formule officielle au moins dix jours avant le début du délai de congé. Vous avez trente jours pour la contester gratuitement.',
    dependsOn: 'la formule et le motif',
  },
  'ch.ask.deposit': {
    says: 'Elle est de trois mois de loyer au plus, sur un compte bancaire à votre nom. Si le bailleur n’agit pas dans l’année, la banque vous la verse.',
    dependsOn: 'si le bailleur réclame quelque chose',
  },
  'ch.ask.fired': {
    says: 'Demandez le motif par écrit. Opposez-vous avant la fin du délai de congé si vous le trouvez abusif. Vous avez ensuite 180 jours pour l’autorité de conciliation.',
  },
  'ch.ask.withdraw': {
    says: 'La loi ne donne pas de droit général d’annuler. Beaucoup de vendeurs le permettent dans leurs conditions. Pour une vente à la porte ou par téléphone, c’est quatorze jours.',
  },
  'ch.ask.fine': {
    says: 'Une amende d’ordre : trente jours pour payer. Une ordonnance pénale : faites opposition par écrit dans les dix jours, sinon elle est définitive.',
  },
}
