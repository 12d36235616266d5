/** Questions of tenants about a notice after a complaint, a bond never lodged, a damp home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_NOTICES_DE: Words = {
  'nz.fact.retaliatory-notice': {
    says: 'Seit dem 30. Januar 2025 braucht eine Kündigung mit 90 Tagen keinen Grund. Kam sie aber, weil Sie sich beschwert oder ein Recht genutzt haben, ist sie Vergeltung (retaliatory): Das Tenancy Tribunal kann sie aufheben. Beantragen Sie das innerhalb von 28 Werktagen nach Erhalt. Die Daten und ihre Nachrichten sind gute Belege. Verlangen Sie zugleich die Reparaturen und Geld. Zahlen Sie weiter Miete und ziehen Sie vorerst nicht aus. Gewinnen Sie, können Sie bitten, Ihren Namen wegzulassen.',
  },
  'nz.fact.bond-not-lodged': {
    says: 'Ein Vermieter muss die Kaution innerhalb von 23 Werktagen bei Tenancy Services hinterlegen. Sonst verstößt er gegen das Gesetz. Verlangen Sie alles schriftlich bis zu einem Tag. Dann gehen Sie zum Tenancy Tribunal. Es kann ihn die Kaution zahlen lassen und mehr als Strafe (exemplary damages). Legen Sie Belege der Zahlung bei, etwa von der Bank, und den Vertrag. Alle darin genannten Mieter können mitmachen. Kostenloser Rat: 0800 836 262.',
  },
  'nz.fact.healthy-homes': {
    says: 'Seit dem 1. Juli 2025 muss jede Mietwohnung die healthy homes standards erfüllen. Das Wohnzimmer braucht eine feste Heizung, die es auf 18 Grad wärmen kann. Nötig sind Dämmung oben und unten, wo es geht, und Lüfter in Küche und Bad. Fragen Sie schriftlich, wie Ihre Wohnung das erfüllt: Man hat 21 Tage für die Antwort. Geben Sie eine Frist von 14 Tagen (14 day notice) zum Beheben. Dann kann das Tenancy Tribunal die Arbeit anordnen und Geld zusprechen. Zahlen Sie weiter Miete.',
  },
}
