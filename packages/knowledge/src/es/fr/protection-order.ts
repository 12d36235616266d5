/** The French words of the rows in ../protection-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROTECTION_ORDER_FR: Words = {
  'es.protection.want': {
    says: 'Un juge ordonne à une personne de rester loin d’une autre tout de suite (orden de protección), pendant l’enquête.',
  },
  'es.protection.right-obey': {
    says: 'La personne visée doit la respecter à la lettre, même si l’autre appelle ou accepte : la violer est un délit, six mois à un an de prison en général.',
  },
  'es.protection.right-civil': {
    says: 'Elle peut aussi régler logement, enfants et argent pour 30 jours. Dans ce délai, il faut saisir le juge civil, sinon cette partie cesse.',
  },
  'es.protection.right-appeal': {
    says: 'Un avocat peut demander au même juge de la modifier en trois jours (reforma), ou faire appel en cinq (apelación). La victime a tout de suite un avocat gratuit.',
  },
  'es.protection.step': {
    says: 'Gardez le papier sur vous et notez les distances. Appelez aujourd’hui le 016 (victimes, gratuit, jour et nuit) ou un avocat de garde (turno de oficio).',
  },
}
