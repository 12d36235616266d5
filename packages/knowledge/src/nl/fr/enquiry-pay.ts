/** Questions about how much pay is due: overtime, holiday pay, the pay slip and a cut: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_FR: Words = {
  'nl.ask.overtime': {
    says: 'Votre contrat ou la convention (CAO) dit si les heures en plus sont payées. Pour chaque heure, il faut au moins le salaire minimum. Notez vos heures et réclamez-les, jusqu’à cinq ans en arrière.',
    dependsOn: 'de votre contrat et de la CAO',
  },
  'nl.ask.holiday-pay': {
    says: 'Vous avez droit à au moins 8 % de votre salaire comme pécule de vacances. Il est payé le plus souvent en mai ou juin, et à la fin de l’emploi. Demandez-le par écrit avec une date. En cas de retard, vous pouvez demander jusqu’à 50 % de plus.',
  },
  'nl.ask.pay-slip': {
    says: 'L’employeur doit vous donner une fiche de paie à chaque changement, sur papier ou en ligne. Elle montre le salaire, les heures et les retenues. Demandez-la par écrit avec une date. Vous pouvez aussi prévenir l’Arbeidsinspectie.',
  },
  'nl.ask.pay-cut': {
    says: 'Le salaire fait partie de votre contrat. Il ne baisse qu’avec votre accord, ou par une clause écrite et un motif très sérieux. Écrivez que vous n’êtes pas d’accord et demandez tout le salaire. Ne signez rien.',
  },
  'nl.ask.holiday-pay-resigned': {
    says: 'Vous le gardez, même si vous démissionnez. À la fin, l’employeur doit payer l’allocation de vacances acquise : au moins 8 % de la paie depuis la dernière fois. Les jours non pris sont payés aussi. Cela vient avec la dernière paie ou sous un mois. Il manque ? Demandez-le par écrit avec un dernier jour ; le retard peut coûter jusqu’à 50 % de plus. On ne peut retirer que les congés pris en trop.',
  },
}
