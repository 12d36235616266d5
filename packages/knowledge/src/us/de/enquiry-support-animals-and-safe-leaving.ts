/** The German words of the rows in ../enquiry-support-animals-and-safe-leaving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_DE: Words = {
  'us.fact.assistance-animal': {
    says: 'Meist muss er es erlauben, ohne Tiergebühr oder -miete, wenn Sie eine Behinderung haben und das Tier dabei hilft. Bitten Sie schriftlich mit einem Brief von jemandem, der Sie behandelt; ein Online-Zertifikat genügt oft nicht. Echte Schäden zahlen Sie. Bei Nein: binnen eines Jahres Beschwerde beim Bundesstaat oder HUD. Kleine Häuser mit Eigentümer darin können ausgenommen sein.',
  },
  'us.fact.abuse-lease': {
    says: 'Ihre Sicherheit geht vor: Bei Gefahr rufen Sie 911 oder die Hotline 1-800-799-7233. Die meisten Bundesstaaten lassen Opfer von Gewalt einen Mietvertrag früher beenden, mit schriftlicher Kündigung und einem Papier wie Schutzanordnung oder Polizeibericht. In Illinois genügt sie noch drei Tage nach dem Auszug. Sie schulden Miete meist nur bis dahin. Bitten Sie auch um neue Schlösser.',
  },
}
