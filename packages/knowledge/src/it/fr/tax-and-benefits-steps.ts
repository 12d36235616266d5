/** Demands of the tax office and its collector: what to do. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_STEPS_WORDS: Words = {
  'it.public.step-what': {
    says: 'Voyez ce que c’est : premier avis (avviso bonario), avis d’impôt (accertamento), avis de paiement (cartella), avertissement de blocage (fermo). Notez le jour de la remise.',
  },
  'it.public.step-real': {
    says: 'Vérifiez dans votre espace d’AdER, du fisc ou de l’INPS avec SPID ou CIE, jamais par un lien.',
  },
  'it.public.step-act': {
    says: 'Si c’est juste, demandez un plan en ligne maintenant. Si c’est faux, voyez à temps un centre d’aide fiscale (CAF) ou un conseiller fiscal pour un recours.',
  },
  'it.public.step-plan': {
    says: 'Choisissez des parts que vous pouvez payer : le plan est perdu après huit parts manquées.',
  },
  'it.public.step-old': {
    says: 'Regardez les dates : taxe auto trois ans, taxes de la commune, amendes et INPS cinq, impôt de l’État souvent dix.',
  },
}
