/** Impôt, allocation et permis, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_TERMS_FR: Words = {
  'jp.tax.right-wait': {
    says: 'Un rappel formel (督促状) doit précéder toute saisie. Après un sinistre, une maladie ou une faillite, vous pouvez demander jusqu’à un an (納税の猶予).',
  },
  'jp.tax.right-late-tax': {
    says: 'La majoration de retard (延滞税) suit un taux annuel fixé. Avec un délai accordé, elle peut tomber en tout ou moitié. Demandez le calcul.',
  },
  'jp.tax.right-extra-tax': {
    says: 'La majoration (加算税) est réduite ou nulle si vous corrigez avant le contrôle, ou aviez un bon motif. Écrivez-le.',
  },
  'jp.public.benefit-job-insurance': {
    says: 'Seulement en cas de fraude, ils peuvent demander plus que versé, jusqu’au triple en tout. Si c’est une erreur, expliquez et demandez des parts.',
  },
  'jp.road.right-licence-hearing': {
    says: 'Avant un long retrait du permis, vous êtes entendu (意見の聴取). Allez-y avec vos preuves. La durée peut être réduite.',
  },
  'jp.fine.right-formal-trial': {
    says: 'Contre une ordonnance pénale (略式命令), vous pouvez demander un vrai procès au même tribunal dans les 14 jours. C’est gratuit.',
  },
  'jp.fine.summary-want': {
    says: 'Un tribunal vous a condamné à une amende sur pièces, sans audience (略式命令).',
  },
  'jp.fine.summary-reality': {
    says: 'C’est une amende pénale. Impayée, elle peut mener à des jours de travail en détention (労役場留置). Demandez à temps des parts au parquet.',
  },
}
