/** The French words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'ca.named.strata-fine': {
    says: 'Une strata ne peut vous donner une amende qu’après vous avoir envoyé la plainte par écrit et laissé répondre, avec une audience si vous la demandez. Sinon l’amende n’est pas valable. Le Civil Resolution Tribunal peut l’annuler.',
  },
  'ca.named.ask-strata-fine': {
    dependsOn: 's’ils vous ont écrit avant',
    says: 'Sans plainte écrite et sans occasion de répondre avant, avec une audience si vous la demandez, l’amende n’est pas valable. Écrivez au conseil : demandez le règlement, la plainte et les procès-verbaux, et l’annulation. La plupart des amendes sont de $200 au plus, et une amende ne permet pas de privilège sur le logement. Sinon le Civil Resolution Tribunal décide en ligne, à bas prix.',
  },
  'ca.named.ask-refused-claim': {
    says: 'La plupart ont 15 jours après les motifs écrits pour faire appel à la Section d’appel des réfugiés, et 45 jours en tout pour envoyer le reste. Pendant ce temps, le renvoi attend le plus souvent. Si cet appel vous est fermé, vous avez 15 jours pour la Cour fédérale. Appelez l’aide juridique aujourd’hui : elle peut payer un avocat. Plus tard, demandez un examen des risques (ERAR).',
  },
  'ca.named.assistance-recovery': {
    says: 'On peut retenir au plus 10 % de votre aide mensuelle, et moins si c’est trop dur. Le bureau et le tribunal peuvent aussi renoncer à une partie ou à tout, par exemple après leur propre erreur. Demandez-le par écrit.',
  },
  'ca.named.group-disability': {
    says: 'Vous n’êtes pas obligé de passer par l’appel interne : vous pouvez aussi poursuivre, le plus souvent dans les deux ans du refus. Un assureur doit agir de bonne foi et peut devoir plus pour l’angoisse causée. Demandez le dossier et la police, et voyez un avocat avant l’appel.',
  },
  'ca.named.ei-left-job': {
    says: 'Quitter un emploi n’exclut pas les prestations si vous étiez fondé à le faire : aucune autre solution raisonnable, par exemple harcèlement, danger, forte baisse de salaire ou soins à la famille. Pour l’inconduite ils doivent montrer l’intention. Demandez la révision dans les 30 jours.',
  },
  'ca.named.ask-special-levy': {
    dependsOn: 'comment elle a été décidée et vos règlements',
    says: 'Le plus souvent vous devez payer une cotisation décidée selon la loi et les règlements, sinon un privilège peut grever le logement. Demandez le procès-verbal, le vote, l’étude du fonds de réserve et les devis. En Colombie-Britannique il faut souvent les trois quarts des voix. Si c’est irrégulier ou injuste, contestez au tribunal et payez sous protêt. Demandez des versements.',
  },
}
