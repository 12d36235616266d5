/** A letter that says music was heard at a business: get advice before you answer. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_HEARD_FR: Words = {
  'gb.music.heard-want': {
    says: 'Ils disent que quelqu’un a entendu de la musique chez vous, sans licence. Ils veulent de l’argent, et peut-être votre promesse signée.',
  },
  'gb.music.heard-step-advice': {
    says: 'Prenez un conseil juridique avant la date de la lettre. Votre association professionnelle l’offre peut-être gratuitement.',
  },
  'gb.music.heard-step-promise': {
    says: 'Ne signez pas de promesse (undertaking) avant d’avoir un conseil. La rompre plus tard peut vous coûter cher.',
  },
  'gb.music.heard-step-proof': {
    says: 'Demandez les notes de chaque visite et la liste des chansons. Vérifiez les jours, les heures et qui travaillait.',
  },
  'gb.music.heard-step-stop': {
    says: 'Si vous n’avez pas de licence maintenant, coupez la musique jusqu’à en avoir une. Ne dites pas que vous n’en jouez pas si ce n’est pas vrai.',
  },
  'gb.music.heard-option-talk': {
    says: 'Offrez de prendre une licence à partir du jour où la musique a commencé, et demandez-leur d’abandonner le reste.',
    title: 'Parler d’une licence, avec un conseil',
    cost: 'Le prix de la licence, et peut-être le coût des visites.',
    time: 'Avant la date de la lettre.',
    risk: 'Ce que vous écrivez peut servir au tribunal : faites-le donc vérifier.',
    bestFor: 'De la musique a été jouée et il n’y avait pas de licence.',
  },
  'gb.music.heard-warn': {
    says: 'Ils disent avoir la preuve d’une visite. Un tribunal peut vous ordonner d’arrêter et de payer. Un ordre du tribunal doit être suivi : prenez donc cela au sérieux.',
  },
  'gb.music.bill-want': {
    says: 'Ils veulent que vous payiez une licence de musique pour les dates de la facture.',
  },
  'gb.music.bill-step-check': {
    says: 'Comparez la facture à votre lieu : les dates, le tarif, les places ou la surface, et si de la musique est encore jouée.',
  },
}
