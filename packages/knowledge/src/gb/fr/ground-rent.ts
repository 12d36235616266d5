/** Ground rent of a long lease, and the notice that must come before it (England and Wales): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const GROUND_RENT_FR: Words = {
  'gb.ground-rent.right-notice': {
    says: 'Le loyer foncier (ground rent) n’est dû qu’après un avis dans la forme fixée par la loi. Sa date doit être 30 à 60 jours plus tard.',
  },
  'gb.ground-rent.right-form': {
    says: 'L’avis doit suivre le modèle officiel, avec ses notes pour le titulaire du bail. S’il manque une partie, demandez un avis complet.',
  },
  'gb.ground-rent.right-address': {
    says: 'Le loyer n’est pas dû tant que le bailleur ne vous a pas donné une adresse en Angleterre ou au pays de Galles où lui écrire.',
  },
  'gb.ground-rent.right-small-sums': {
    says: 'On ne peut pas mettre fin au bail pour £350 ou moins, sauf si une partie a plus de trois ans de retard.',
  },
  'gb.ground-rent.right-fees': {
    says: 'Des frais de retard doivent être justes et venir avec un résumé de vos droits. Un tribunal peut en décider.',
  },
  'gb.ground-rent.not-out': {
    says: 'Personne ne peut vous mettre dehors pour un loyer foncier sans juge.',
  },
  'gb.ground-rent.new-leases': {
    says: 'La plupart des baux conclus depuis le 30 juin 2022 ne peuvent demander aucun vrai loyer foncier. Regardez la date du vôtre.',
  },
  'gb.ground-rent.want': {
    says: 'Le propriétaire de l’immeuble ou du sol demande le loyer foncier de votre long bail.',
  },
  'gb.ground-rent.reality': {
    says: 'Si l’avis est juste, le loyer est dû. De petites sommes menacent rarement le logement, mais les frais peuvent grandir.',
  },
  'gb.ground-rent.option-pay': {
    says: 'Si l’avis et la somme sont justes, payez et gardez la preuve.',
    title: 'Payer à la date',
    cost: 'Le loyer foncier.',
    time: 'À la date de l’avis.',
    risk: 'Aucun, si la somme est juste.',
    bestFor: 'L’avis va avec votre bail.',
  },
  'gb.ground-rent.option-ask': {
    says: 'Écrivez ce qui manque ou est faux, et demandez un nouvel avis.',
    title: 'Demander un avis correct',
    cost: 'Un timbre.',
    time: 'Avant la date.',
    risk: 'Si vous avez tort, des frais peuvent venir.',
    bestFor: 'La forme, la somme ou l’adresse est fausse.',
  },
  'gb.ground-rent.step-check': {
    says: 'Cherchez dans le bail la somme et les jours du loyer foncier. Comparez avec l’avis.',
  },
  'gb.ground-rent.step-answer': {
    says: 'Si l’avis est juste, payez à sa date pour éviter des frais. Sinon, écrivez ce qui manque.',
  },
  'gb.ground-rent.right-form-wales': {
    says: 'L’avis doit suivre le modèle officiel, avec ses notes pour le titulaire du bail. S’il manque une partie, demandez un avis complet.',
  },
}
