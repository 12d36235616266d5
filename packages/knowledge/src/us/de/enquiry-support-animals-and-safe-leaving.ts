/** The German words of the rows in ../enquiry-support-animals-and-safe-leaving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_DE: Words = {
  'us.fact.assistance-animal': {
    says: 'Der Vermieter muss ein trainiertes Tier, das bei Ihrer Behinderung hilft, meist erlauben, ohne Tiergebühr. Ohne Training (emotional support) ist es unsicherer: Seit Mai 2026 hilft HUD nur bei trainierten Tieren. Das Gesetz blieb gleich, und viele Bundesstaaten schützen mehr. Bitten Sie schriftlich mit einem Brief von jemandem, der Sie behandelt. Bei Nein: Beschwerde beim Staat, legal aid fragen.',
    dependsOn: 'ob das Tier trainiert ist, und Ihr Bundesstaat',
  },
  'us.fact.abuse-lease': {
    says: 'Ihre Sicherheit geht vor: Bei Gefahr rufen Sie 911 oder die Hotline 1-800-799-7233. Die meisten Staaten lassen Opfer von Gewalt den Mietvertrag früher beenden, mit schriftlicher Kündigung und einem Papier wie Schutzanordnung oder Polizeibericht. In Illinois genügt sie noch drei Tage nach dem Auszug. Miete schulden Sie meist nur bis zum Ende der Kündigungsfrist. Bitten Sie auch um neue Schlösser.',
  },
}
