/** Rights of whoever got a public fine: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_RIGHTS_WORDS: Words = {
  'de.public.fine-right-limit': {
    says: 'La plupart des infractions routières se prescrivent en six mois. Jusqu’à l’été 2026, c’était en général trois. Une audition ou une amende fait repartir le délai.',
  },
  'de.public.fine-right-keeper': {
    says: 'Seul le conducteur reçoit l’amende. Pour le stationnement, le titulaire doit parfois payer les frais si le conducteur reste inconnu.',
  },
  'de.public.fine-right-restore': {
    says: 'Étiez-vous en vacances ? Dans la semaine de votre retour, demandez à être relevé du délai (Wiedereinsetzung), et opposez-vous.',
  },
  'de.public.fine-right-file': {
    says: 'Vous avez le droit de voir le dossier, avec la photo et les données de mesure.',
  },
  'de.public.fine-right-ban': {
    says: 'L’interdiction de conduire peut céder à une amende plus haute si elle coûte votre emploi ou vous touche trop. Sans interdiction depuis deux ans, vous choisissez le début dans les quatre mois.',
  },
  'de.public.fine-right-red-light': {
    says: 'Si personne n’a été en danger, le mois d’interdiction de conduire ne vient qu’au-delà d’une seconde de rouge. Faites vérifier la mesure : quelques dixièmes peuvent décider.',
  },
  'de.fine-warning.reality': {
    says: 'C’est une offre, pas encore une amende. Il n’y a pas de recours contre elle. Si vous ne payez pas, une amende avec frais (Bußgeldbescheid) peut suivre, et vous pouvez la contester.',
  },
  'de.fine-warning.rights': {
    says: 'Vous pouvez refuser : elle ne vaut que si vous êtes d’accord et payez. Aucun frais ne s’ajoute.',
  },
  'de.fine-warning.not-yet': {
    says: 'Personne ne peut saisir d’argent ni envoyer un huissier pour un avertissement. Il faut d’abord une amende définitive.',
  },
  'de.fine-warning.step-choose': {
    says: 'Choisissez dans le délai de la lettre. Payez tout et c’est fini. Ou ne payez pas, et dites sur le formulaire seulement ce que vous voulez dire.',
  },
  'de.fine-warning.option-pay': {
    title: 'Payer et en finir',
    says: 'Payez toute la somme à temps, avec le numéro du dossier. Ensuite ces faits ne peuvent plus être punis.',
    cost: 'La somme de la lettre, 5 à 55 €. Pas de frais.',
    time: 'Une semaine, ou le jour de la lettre.',
    risk: 'Une partie de la somme ou un jour de retard ne compte pas.',
    bestFor: 'C’est juste.',
  },
  'de.fine-warning.option-refuse': {
    title: 'Ne pas l’accepter',
    says: 'Ne payez pas et écrivez que vous n’êtes pas d’accord. Vous pouvez donner vos raisons, ou ne rien dire sur les faits.',
    cost: 'Rien maintenant.',
    time: 'Une lettre, ou rien du tout.',
    risk: 'Une amende avec des frais peut suivre. Vous pouvez la contester.',
    bestFor: 'Ce n’était pas vous, ou c’est faux.',
  },
  'de.witness.want': {
    says: 'L’office vous demande, comme détenteur de la voiture, qui conduisait. Ce n’est pas une amende contre vous.',
  },
  'de.witness.right-silent': {
    says: 'Vous n’avez pas à parler contre vous-même. Ni contre votre conjoint, fiancé ou proche parent : père, mère, enfant, frère ou sœur. Écrivez seulement que vous usez de ce droit.',
  },
  'de.witness.right-logbook': {
    says: 'Si le conducteur reste inconnu, vous ne payez pas l’amende à sa place. Après une faute plus grave, on peut imposer un carnet de route (Fahrtenbuch) pour votre voiture. Pour le stationnement, les frais peuvent être à vous.',
  },
  'de.witness.step': {
    says: 'Regardez d’abord la photo. Ne nommez jamais quelqu’un qui ne conduisait pas : c’est un délit.',
  },
}
