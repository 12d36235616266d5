/** Beliefs about bailiffs in England and Wales to correct: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_BELIEFS_FR: Words = {
  'gb.bailiff.myth-break-in': {
    says: 'Pour la plupart des dettes, un huissier (bailiff) ne peut pas forcer un logement à la première visite. C’est différent s’il est déjà entré avec accord et a listé vos biens.',
  },
  'gb.bailiff.myth-prison': {
    says: 'Un huissier (bailiff) ne peut ni vous arrêter ni vous envoyer en prison pour une dette envers la mairie (council) ou une dette de consommation.',
  },
  'gb.bailiff.myth-everything': {
    says: 'Ils ne peuvent pas tout prendre. Les biens de base du ménage, les choses des enfants et ce qui est à d’autres sont protégés.',
  },
  'gb.bailiff.myth-car': {
    says: 'Ils peuvent prendre ou bloquer votre voiture dans votre allée ou sur une voie publique. Une voiture à crédit est en général au prêteur. Une voiture de travail jusqu’à £1,350 est peut-être protégée.',
  },
  'gb.bailiff.myth-family': {
    says: 'Ils ne peuvent pas prendre ce qui est seulement à quelqu’un d’autre. Gardez les reçus, relevés de banque ou papiers de voiture (log book) qui montrent le propriétaire.',
  },
  'gb.bailiff.myth-police': {
    says: 'La police peut venir pour garder le calme. Elle ne peut pas encaisser la dette ni vous faire ouvrir pour une dette envers la mairie (council).',
  },
}
