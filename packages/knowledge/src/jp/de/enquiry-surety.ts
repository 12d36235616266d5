/** The German words of the rows in ../enquiry-surety.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_DE: Words = {
  'jp.ask.student-loan': {
    says: 'Rufen Sie JASSO an, bevor mehr Monate offen sind. Bitten Sie bei wenig Einkommen, Krankheit oder Arbeitslosigkeit um kleinere Raten (減額返還) oder Aufschub (返還期限猶予). Bürgen können gefragt werden, sagen Sie es ihnen früh.',
  },
  'jp.ask.guarantor': {
    says: 'Ein Mitbürge (連帯保証人) schuldet wie der Schuldner. Verlangen Sie das unterschriebene Papier und den Reststand. Ohne Schriftform, oder ohne Höchstsumme bei offener Bürgschaft, ist sie nichtig. Fragen Sie vor dem Zahlen einen Anwalt.',
    dependsOn: 'was Sie unterschrieben haben',
  },
  'jp.ask.parents-debt': {
    says: 'Niemand schuldet den Kredit von Verwandten, außer wer als Bürge (保証人) unterschrieb. Ein Kreditgeber darf die Familie nicht drängen: Sagen Sie schriftlich Nein. Unterschreiben und zahlen Sie nichts. Nach einem Tod erben Sie auch Schulden: Schlagen Sie in drei Monaten beim Familiengericht aus (相続放棄).',
  },
}
