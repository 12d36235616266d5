/** Decisions of insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'ca.insure.want': { says: 'Cherchez le motif et les mots de la police qu’on invoque.' },
  'ca.insure.reality': { says: 'C’est l’avis de l’assureur. Ce n’est pas le dernier mot.' },
  'ca.insure.rights': {
    says: 'Vous pouvez demander les motifs par écrit et une révision. Des organismes gratuits regardent les plaintes.',
  },
  'ca.insure.who': {
    says: 'Un assureur doit avoir un responsable des plaintes et vous dire comment faire.',
  },
  'ca.insure.right-reason': {
    says: 'Vous avez le droit de savoir quels mots de la police on invoque.',
  },
  'ca.insure.right-review': { says: 'Vous pouvez demander une lettre de position finale.' },
  'ca.insure.step-reason': { says: 'Demandez par écrit les motifs et la clause.' },
  'ca.insure.step-proof': { says: 'Envoyez vos preuves : photos, rapports, factures.' },
  'ca.insure.step-limit': { says: 'Demandez combien de temps vous avez pour poursuivre.' },
  'ca.insure.opt-complain': {
    says: 'L’assureur d’abord, puis le service gratuit de conciliation. Au Québec, aussi l’Autorité des marchés financiers.',
    title: 'Plainte, puis service de conciliation',
    cost: 'Gratuit.',
    time: 'Quelques mois.',
    risk: 'Le délai pour poursuivre peut courir.',
    bestFor: 'Vous croyez la décision fausse.',
  },
  'ca.insure.opt-court': {
    says: 'Demandez à un avocat.',
    title: 'Aller au tribunal',
    cost: 'Frais de cour et d’avocat.',
    time: 'Des mois.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Beaucoup d’argent est en jeu.',
  },
  'ca.insure.warn': { says: 'Une plainte n’arrête pas le délai pour poursuivre. Notez ce jour.' },
  'ca.insure.on-law': {
    says: 'En Ontario, vous avez le plus souvent un an pour poursuivre sur une police incendie ou de biens. Un juge peut pardonner une petite erreur.',
  },
  'ca.insure.bc-law': {
    says: 'En Colombie-Britannique, une clause injuste peut ne pas vous lier, et un juge peut pardonner une erreur. Vous avez le plus souvent deux ans.',
  },
  'ca.insure.ab-law': {
    says: 'En Alberta, vous avez le plus souvent deux ans pour poursuivre un assureur, et il doit vous rappeler ce délai.',
  },
  'ca.insure.qc-law': {
    says: 'Au Québec, l’assureur doit payer dans les 60 jours de votre demande et des documents. Vous avez trois ans pour poursuivre.',
  },
  'ca.insure.on-limit': {
    says: 'En Ontario, vous avez le plus souvent deux ans à partir du refus pour poursuivre. Pour un incendie ou un dégât à la maison, cela peut être un an à partir du dommage.',
  },
  'ca.insure.disability': {
    says: 'Vous n’avez pas à épuiser les appels internes de l’assureur avant le tribunal. S’il a cessé de payer l’invalidité sans bonne raison, un tribunal peut ajouter une somme pour la détresse.',
  },
}
