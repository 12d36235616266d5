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
}
