/** Demands of the tax office and its collector: what to do. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_STEPS_WORDS: Words = {
  'it.public.step-what': {
    says: 'Sehen Sie, was es ist: früher Hinweis (avviso bonario), Steuerbescheid (accertamento), Steuerzahlkarte (cartella), Warnung vor einer Sperre (preavviso di fermo). Notieren Sie den Tag der Zustellung.',
  },
  'it.public.step-real': {
    says: 'Prüfen Sie es mit SPID oder CIE in Ihrem eigenen Bereich bei AdER, Steueramt oder INPS. Nie über einen Link.',
  },
  'it.public.step-act': {
    says: 'Stimmt es, bitten Sie jetzt online um Raten. Stimmt es nicht, gehen Sie rechtzeitig für den Einspruch (ricorso) zu einem CAF oder Steuerberater.',
  },
  'it.public.step-plan': {
    says: 'Wählen Sie Raten, die Sie zahlen können: Nach acht versäumten Raten ist der Plan verloren.',
  },
  'it.public.step-old': {
    says: 'Sehen Sie auf die Daten: Autosteuer (bollo) drei Jahre. Gemeindesteuern, Bußgelder und INPS fünf. Staatliche Steuern meist zehn.',
  },
}
