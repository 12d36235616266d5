/** A bill for the shared costs of a home in Scotland: the property factor. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_SCOTLAND_FR: Words = {
  'gb.service-charge.right-code-scotland': {
    says: 'Un gérant (property factor) doit être au registre public et suivre un code. Il doit montrer le calcul de chaque somme.',
  },
  'gb.service-charge.right-share-scotland': {
    says: 'Votre titre (title deeds) dit votre part. S’il ne dit rien, la loi sur les immeubles (tenements) règle le partage.',
  },
  'gb.service-charge.step-scotland': {
    says: 'Écrivez au gérant ce que vous contestez et pourquoi, et demandez les factures. C’est obligatoire avant tout tribunal.',
  },
  'gb.service-charge.option-scotland': {
    says: 'Si le gérant ne corrige pas, saisissez le First-tier Tribunal for Scotland (Housing and Property Chamber).',
    title: 'Saisir le tribunal',
    cost: 'La demande est gratuite.',
    time: 'Quelques mois.',
    risk: 'Payez la part que vous acceptez.',
    bestFor: 'Le gérant a violé le code ou n’explique rien.',
  },
  'gb.service-charge.reality-scotland': {
    says: 'Une partie est souvent due. Payez ce qui est clairement juste et contestez le reste par écrit.',
  },
  'gb.service-charge.right-change-scotland': {
    says: 'Les propriétaires peuvent voter pour changer de gérant (factor). Les titres, ou la loi, disent combien de voix il faut.',
  },
  'gb.service-charge.step-deeds-scotland': {
    says: 'Vérifiez votre part dans les titres (title deeds), et cherchez le gérant au Scottish Property Factor Register.',
  },
  'gb.service-charge.option-time-scotland': {
    says: 'Demandez à payer en plusieurs fois, sans frais ajoutés tant que vous respectez le plan.',
    title: 'Demander du temps pour payer',
    cost: 'Rien.',
    time: 'Quelques jours.',
    risk: 'Ayez le plan par écrit.',
    bestFor: 'La somme est juste mais trop forte d’un coup.',
  },
}
