/** Taxes of towns and prefectures: who seizes, waiting, less and review: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LOCAL_TAX_DE: Words = {
  'jp.local.who': {
    says: 'Das ist Ihre Stadt oder Präfektur. Zehn Tage nach einer förmlichen Mahnung (督促状) darf sie ohne Gericht pfänden.',
  },
  'jp.local.right-review': {
    says: 'Gegen einen Bescheid der Stadt oder eine Pfändung können Sie eine kostenlose Prüfung (審査請求) verlangen, meist innerhalb von drei Monaten ab Kenntnis.',
  },
  'jp.local.right-less': {
    says: 'Ist Ihr Einkommen stark gesunken oder gab es eine Katastrophe? Bitten Sie die Stadt vor der Frist, die Steuer zu senken (減免). Gibt es nichts zu pfänden, kann sie aufhören.',
  },
  'jp.local.right-late-charge': {
    says: 'Wird ein Aufschub gewährt, kann der Säumniszuschlag (延滞金) ganz oder halb entfallen. Fragen Sie, wie er berechnet wurde.',
  },
  'jp.local.know-parts': {
    says: 'Wohnsteuer (住民税), die die Stadt selbst erhebt, ist meist in vier Teilen fällig: Juni, August, Oktober und Januar. Der Bescheid muss zehn Tage vor der Frist da sein.',
  },
}
