/** Primes, téléphone, services, tromperie, données et famille, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_FR: Words = {
  'ch.insure.right-premium': {
    says: 'Pour une prime impayée, la couverture ne s’arrête qu’après une sommation écrite de 14 jours qui dit les suites. Sans poursuite, le contrat prend fin deux mois plus tard.',
  },
  'ch.insure.right-end-policy': {
    says: 'Vous pouvez révoquer un nouveau contrat dans les 14 jours. Un contrat long se résilie après trois ans, avec trois mois de préavis.',
  },
  'ch.buy.right-phone': {
    says: 'Écrivez d’abord à l’opérateur. Ensuite l’ombudsman (ombudscom) examine le cas pour une petite taxe. L’entreprise paie le reste.',
  },
  'ch.buy.right-end-service': {
    says: 'Beaucoup de contrats de service (mandat) se terminent à tout moment. Vous payez ce qui est fait. Seule une fin en temps inopportun peut coûter plus.',
  },
  'ch.buy.right-tricked': {
    says: 'Trompé ou victime d’une erreur grave ? Vous pouvez dire, dans l’année après l’avoir su, que le contrat ne vous lie pas.',
  },
  'ch.buy.right-unfair-terms': {
    says: 'Des conditions générales très injustes pour le consommateur ne valent pas.',
  },
  'ch.buy.right-late': {
    says: 'Si la marchandise n’arrive pas, fixez par écrit un dernier délai juste. Ensuite, vous pouvez annuler aussitôt et demander votre argent.',
  },
  'ch.data.right-told': {
    says: 'Après une fuite, vous pouvez demander quelles données l’entreprise a et ce qui a été perdu. Elle doit répondre gratuitement, en général en 30 jours.',
  },
  'ch.ask.neighbour': {
    says: 'Un voisin ne peut pas gêner à l’excès par bruit, odeurs ou fumée. Parlez, tenez un journal et avertissez le bailleur. La conciliation peut aider.',
  },
  'ch.ask.estate': {
    says: 'Avec une succession, vous prenez aussi les dettes. Vous avez trois mois pour répudier, et un mois seulement pour demander un inventaire.',
  },
  'ch.ask.maintenance': {
    says: 'Les deux parents paient selon leurs moyens. Un tribunal peut changer la somme. La commune ou le canton peut avancer les impayés.',
  },
  'ch.stay.right-short': {
    says: 'Contre une décision de séjour, le délai est souvent de 30 jours, parfois cinq. Lisez la fin de la lettre et cherchez vite un conseil gratuit.',
  },
}
