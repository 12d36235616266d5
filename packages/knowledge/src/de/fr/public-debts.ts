/** The French words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_FR: Words = {
  'de.public-debt.want': {
    says: 'Un service public dit que vous devez encore de l’argent à l’État, à un tribunal ou à votre ville.',
  },
  'de.public-debt.reality': {
    says: 'Prenez cette lettre au sérieux. La plupart des services publics peuvent saisir salaire, compte ou biens sans nouveau procès.',
  },
  'de.public-debt.who': {
    says: 'C’est un service public, ou la caisse qui encaisse pour lui. Ses pouvoirs viennent de la loi.',
  },
  'de.public-debt.who-court': {
    says: 'La caisse des tribunaux (Justizkasse) encaisse frais de justice et amendes. Elle peut ordonner elle-même la saisie du salaire ou du compte.',
  },
  'de.public-debt.rights': {
    says: 'Vous pouvez demander de quelle décision vient la somme. Vous pouvez demander un délai et contester ce qui est faux.',
  },
  'de.public-debt.not-yet': {
    says: 'Avant une saisie, il faut une décision (Bescheid) exigible. Un rappel avec une semaine pour payer doit en principe précéder.',
  },
  'de.public-debt.know-drop': {
    says: 'S’il n’y a rien à prendre, le service peut cesser d’encaisser (Niederschlagung). En cas de dureté particulière, il peut effacer la dette (Erlass).',
  },
  'de.public-debt.know-charges': {
    says: 'Impôts et la plupart des taxes communales s’éteignent cinq ans après l’année d’échéance. Une demande écrite ou une saisie relance les cinq ans.',
  },
  'de.public-debt.right-object': {
    says: 'Vous avez un mois pour contester la décision (Bescheid) à l’origine de cette lettre. Si elle ne disait pas comment, vous avez un an.',
  },
  'de.public-debt.right-suspend': {
    says: 'Contester une taxe ne suspend pas le paiement. Demandez par écrit au service la suspension (Aussetzung der Vollziehung).',
  },
  'de.public-debt.right-time': {
    says: 'Vous pouvez demander un délai ou des mensualités (Stundung). C’est possible si payer tout de suite était très dur pour vous.',
  },
  'de.public-debt.right-protected': {
    says: 'Un service public doit aussi vous laisser la part protégée du salaire. Demandez à votre banque un compte protégé (P-Konto).',
  },
  'de.public-debt.right-costs': {
    says: 'La note de frais de justice est fausse ? Vous pouvez la contester sans frais au tribunal (Erinnerung). Cela ne suspend pas le paiement.',
  },
  'de.public-debt.penal-reality': {
    says: 'Une amende pénale (Geldstrafe) impossible à encaisser peut devenir de la prison : un jour pour deux jours-amende. Agissez avant.',
  },
  'de.public-debt.penal-right': {
    says: 'Demandez au parquet un délai ou des mensualités. Vous pouvez aussi demander un travail non payé à la place (freie Arbeit).',
  },
  'de.public-debt.order-right': {
    says: 'Pour une amende (Bußgeld) impayée, un juge peut ordonner la détention. Pas si vous montrez que vous ne pouvez pas payer : écrivez-le et demandez des mensualités.',
  },
  'de.public-debt.loan-right': {
    says: 'Votre revenu est faible ? Demandez au Bundesverwaltungsamt une dispense des mensualités (Freistellung). Elle peut remonter à quelques mois.',
  },
  'de.public-debt.step-time': {
    says: 'Écrivez ou appelez avant la date de la lettre, avec le numéro de dossier (Kassenzeichen). Demandez un délai ou des mensualités, preuves de revenu à l’appui.',
  },
  'de.public-debt.step-which': {
    says: 'Cherchez la décision ou la facture derrière cette lettre et vérifiez la somme. Elle manque ? Demandez une copie. Déjà payé ? Envoyez la preuve.',
  },
}
