/** Questions about the terms of a job: contract, hours, breaks and self-employment. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_FR: Words = {
  'gb.ask-work.written-statement': {
    says: 'Vous avez des droits sans contrat sur papier. Votre employeur doit vous donner les conditions principales par écrit, au plus tard le premier jour. Demandez-les par écrit.',
  },
  'gb.ask-work.zero-hours': {
    says: 'Avec un contrat « zero hours », vous avez quand même le salaire minimum, les congés payés et les pauses. Vous pouvez refuser du travail et travailler pour d’autres. Ils ne peuvent pas vous punir pour cela.',
  },
  'gb.ask-work.breaks': {
    says: 'Dès 18 ans, vous avez une pause de 20 minutes si vous travaillez plus de six heures. Vous avez 11 heures de repos par jour et un jour libre par semaine. La limite est de 48 heures en moyenne, sauf votre accord.',
    dependsOn: 'votre âge et vos heures',
  },
  'gb.ask-work.change-contract': {
    says: 'Le plus souvent, un employeur ne peut pas changer votre paie, vos heures ou vos jours sans votre accord, sauf si une clause claire le permet. Si vous refusez, écrivez-le tout de suite, travaillez « sous protestation » (under protest) et demandez la paie qui manque. Il peut mettre fin au contrat avec préavis et en proposer un autre. C’est un licenciement, et il peut être injuste. Appelez Acas avant de signer ou de démissionner : 0300 123 1100.',
  },
  'gb.ask-work.flexible': {
    says: 'Vous pouvez demander un travail flexible dès le premier jour, deux fois en 12 mois. Ils doivent vous parler avant un non, donner une raison d’entreprise, et répondre dans les deux mois.',
  },
  'gb.ask-work.agency': {
    says: 'Si vous devez faire le travail vous-même et s’ils le dirigent, vous êtes sans doute un travailleur (worker). Vous avez alors le salaire minimum, les congés payés et les pauses.',
    dependsOn: 'comment vous travaillez vraiment, pas le nom donné',
  },
  'gb.ask-work.ni-self-employed': {
    says: 'Si vous devez faire le travail vous-même et s’ils le dirigent, vous êtes peut-être un travailleur (worker) avec droit à la paie et aux congés. Appelez gratuitement la Labour Relations Agency au 03300 555 300. Les délais sont souvent de trois mois.',
    dependsOn: 'comment vous travaillez vraiment, pas le nom donné',
  },
}
