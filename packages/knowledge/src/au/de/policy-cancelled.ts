/** The German words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_DE: Words = {
  'au.cover.step-now': {
    says: 'Rufen Sie den Versicherer jetzt an. Fragen Sie, ob der Schutz weitergeht, wenn Sie zahlen oder schicken, was fehlt. Lassen Sie es sich schriftlich geben.',
  },
  'au.cover.right-notice': {
    says: 'Ein Versicherer kann eine Police nur aus Gründen im Gesetz früher beenden und muss es Ihnen zuerst schriftlich sagen.',
  },
  'au.cover.right-instalment': {
    says: 'Wegen einer verspäteten Rate kann er meist nur kündigen, wenn die Zahlung einen Monat zu spät ist und die Police es so sagt. Nach 14 Tagen darf er Schäden ablehnen.',
  },
  'au.cover.right-reasons': { says: 'Sie können die Gründe schriftlich verlangen.' },
  'au.cover.warn-gap': {
    says: 'Endet der Schutz, zahlen Sie jeden Schaden selbst. Bei einem Auto kann ein Unfall mit einem anderen Auto sehr viel kosten.',
  },
  'au.cover.step-new': {
    says: 'Suchen Sie einen neuen Schutz, der am selben Tag beginnt, und beantworten Sie die Fragen ehrlich. War es falsch, beschweren Sie sich beim Versicherer, dann bei der AFCA.',
  },
}
