/** The French words of Italy: early notices of a mistake and the last warning before seizure. */
import type { Words } from '@plainletter/contracts/rule'

export const EARLY_AND_LAST_NOTICES_WORDS: Words = {
  'it.friendly.deadline': {
    says: 'Vous avez 60 jours à partir de la réception pour payer avec la pénalité réduite. Par prudence, nous comptons à partir de sa date.',
    action: 'Payer avec la pénalité réduite, demander des parts, ou écrire ce qui est faux',
    consequence: 'Toute la pénalité s’ajoute, et un avis de paiement (cartella) suit.',
  },
  'it.friendly.right-lower': {
    says: 'Si vous payez à temps, la pénalité tombe à un tiers. Après un contrôle de papiers (36-ter), à deux tiers.',
  },
  'it.friendly.right-parts': {
    says: 'Vous pouvez payer en 20 parts au plus, une tous les trois mois. La première est due dans les mêmes 60 jours.',
  },
  'it.friendly.step-correct': {
    says: 'Si c’est faux, demandez au bureau de corriger avant le dernier jour : en ligne (CIVIS) ou au guichet avec vos papiers.',
  },
  'it.warning.deadline': {
    says: 'Ce dernier avertissement (intimazione) donne cinq jours. Demandez un plan maintenant : cela arrête de nouvelles saisies.',
    action: 'Payer, ou demander un plan au recouvrement (Riscossione)',
    consequence: 'Ils peuvent saisir salaire, comptes ou biens.',
  },
  'it.warning.right-appeal': {
    says: 'Vous pouvez faire un recours dans les 60 jours dans deux cas. Vous n’avez jamais reçu l’avis de paiement (cartella), ou la dette est devenue trop ancienne après lui.',
  },
  'it.tax.right-more-time': {
    says: 'Si vous demandez un accord (accertamento con adesione) dans les 60 jours, le délai de recours s’arrête 90 jours dans la plupart des cas.',
  },
}
