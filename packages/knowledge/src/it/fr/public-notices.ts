/** The French words of the rows in ../public-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_NOTICES_WORDS: Words = {
  'it.town.enforceable': {
    says: 'L’avis d’une commune sur IMU ou TARI peut être exécuté après 60 jours sans nouvel avis. Avant, vous pouvez demander des mensualités, jusqu’à 72 pour de grosses sommes.',
  },
  'it.tax.right-repair': {
    says: 'Avant un avis formel, vous pouvez réparer une erreur vous-même (ravvedimento). Plus vous payez tôt, plus la pénalité est basse.',
  },
  'it.tax.right-paper-check': {
    says: 'Dans un contrôle de papiers (controllo formale), envoyez des copies de ce que vous avez déduit et demandez de corriger. Si vous êtes d’accord, la pénalité tombe à deux tiers.',
  },
  'it.tv.fee': {
    says: 'La redevance télé (canone RAI) est due seulement avec une télé chez vous. Sans télé, envoyez la déclaration chaque année. Après 75 ans et jusqu’à 8 000 € de revenus, vous en êtes libre.',
  },
  'it.benefit.right-live': {
    says: 'La reprise d’argent doit respecter vos moyens. Vous pouvez demander des parts, et dire que vous aviez confiance et l’avez dépensé pour vivre.',
  },
  'it.enforce.order-to-bank': {
    says: 'Ceci ordonne à votre banque ou employeur de retenir de l’argent. La banque paie le recouvrement fiscal (Riscossione) après 60 jours. Avant, demandez un plan ou opposez-vous.',
  },
  'it.fine.deadline-bill': {
    says: 'Pour les amendes de la route, le tribunal fiscal ne décide pas. L’amende ne vous est jamais parvenue ? Alors vous avez 30 jours chez le juge de paix (giudice di pace). Pour payer, vous en avez 60.',
    action: 'Si vous n’avez jamais reçu l’amende, contestez chez le juge de paix',
    consequence: 'Vous ne pouvez plus dire que l’amende ne vous est jamais parvenue.',
  },
  'it.town-bill.reality': {
    says: 'C’est la facture annuelle de la commune. Elle seule ne permet aucune saisie : il faut d’abord un avis formel.',
  },
  'it.town-bill.right-late': {
    says: 'En retard ? Avant un avis formel, vous pouvez payer de vous-même avec une pénalité réduite (ravvedimento). Plus tôt vous payez, moins elle est élevée.',
  },
}
