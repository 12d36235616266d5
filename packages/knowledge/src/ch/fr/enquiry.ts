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
  'ch.ask.own-claim': {
    says: 'Écrivez et fixez un dernier délai. Puis demandez une poursuite à l’office du domicile du débiteur ; vous avancez les frais. S’il fait opposition, allez sans avocat à l’autorité de conciliation. Elle peut trancher jusqu’à 2000 francs et proposer une décision jusqu’à 10 000.',
  },
  'ch.ask.debt-officer-home': {
    says: 'Lors d’une saisie, vous devez ouvrir pièces et armoires et dire tout ce que vous avez et gagnez. Sinon la police peut venir. Mais on vous laisse le nécessaire : habits, meubles, outils, nourriture et minimum vital. Si c’est faux, plainte en dix jours. Une société de recouvrement privée ne peut jamais entrer.',
  },
  'ch.ask.account-seized': {
    says: 'Écrivez tout de suite à l’office des poursuites avec preuves du loyer, des primes vraiment payées, des frais de travail et des enfants. Il doit vous laisser le minimum vital et recalculer si cela change. AVS, AI et prestations complémentaires sont insaisissables. Contre un faux calcul, plainte en dix jours. C’est gratuit.',
  },
  'ch.ask.reminder-fees': {
    says: 'Vous ne devez des frais de rappel que si le contrat ou ses conditions en nomment le montant. Sinon la loi donne 5 % d’intérêt dès le retard, et tout autre dommage doit être prouvé. Payez la facture elle-même et écrivez que vous ne devez pas ces frais.',
  },
  'ch.ask.register-time': {
    says: 'Des tiers voient l’inscription cinq ans après la fin de la poursuite. Une poursuite payée reste aussi, sauf retrait par le créancier : demandez-le en payant. Après opposition, vous pouvez demander après trois mois que l’office la cache, si le créancier n’a rien fait. Cela coûte 40 francs.',
  },
}
