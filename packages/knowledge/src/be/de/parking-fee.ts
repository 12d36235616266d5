/** The parking fee of a town: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FEE_DE: Words = {
  'be.fine.know-parking-fee': {
    says: 'Eine Parkgebühr der Stadt (rétribution) ist der Preis des Parkens und keine Geldbuße. Sie können schriftlich widersprechen, mit Ticket oder Fotos.',
  },
  'be.fine.fee-want': {
    says: 'Eine Gemeinde oder ihre Parkfirma verlangt eine Parkgebühr (rétribution, retributie).',
  },
  'be.fine.fee-who': {
    says: 'Das ist eine Gemeinde oder eine Firma, die für sie arbeitet. Polizei und Staatsanwalt haben damit nichts zu tun.',
  },
  'be.fine.fee-order': {
    says: 'Eine Gemeinde darf nur für eine nicht bestrittene Gebühr einen Gerichtsvollzieher mit einem Befehl (dwangbevel) schicken, nach einem Einschreiben. Dann haben Sie einen Monat für das Gericht.',
  },
  'be.fine.fee-step': {
    says: 'Vergleichen Sie Kennzeichen, Ort und Zeit mit Ihrem Parkschein oder der App. Stimmt es nicht, schreiben Sie vor dem letzten Zahltag, mit Beweis. Die Forderung muss man Ihnen beweisen.',
  },
}
