/** Questions about what the debt office may take from a home, an account and wages: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_WORDS: Words = {
  'ch.ask.seize': {
    says: 'L’office doit vous laisser le minimum vital : base, loyer, primes que vous payez vraiment, frais de travail et enfants. Un frais non compté faute de paiement ? Payez le prochain, envoyez la preuve et demandez un nouveau calcul, en tout temps. Contre un calcul faux, plainte en dix jours. C’est gratuit.',
    dependsOn: 'vos frais',
  },
  'ch.ask.debt-officer-home': {
    says: 'Lors d’une saisie, vous devez ouvrir pièces et armoires et dire tout ce que vous avez et gagnez. Sinon la police peut venir. Mais on vous laisse le nécessaire : habits, meubles, outils, nourriture et minimum vital. Si c’est faux, plainte en dix jours. Une société de recouvrement privée ne peut jamais entrer.',
  },
  'ch.ask.account-seized': {
    says: 'Écrivez tout de suite à l’office des poursuites avec preuves du loyer, des primes vraiment payées, des frais de travail et des enfants. Il doit vous laisser le minimum vital et recalculer si cela change. AVS, AI et prestations complémentaires sont insaisissables. Contre un faux calcul, plainte en dix jours. C’est gratuit.',
  },
  'ch.ask.private-bankruptcy': {
    says: 'Vous pouvez vous déclarer insolvable au tribunal. Il demande d’abord quelques milliers de francs. Les dettes ne disparaissent pas : elles restent 20 ans en actes de défaut de biens, et vous ne payez qu’en cas de nouvelle fortune. Essayez d’abord un plan avec un conseil en dettes gratuit.',
    dependsOn: 'si un plan avec vos créanciers est encore possible',
  },
}
