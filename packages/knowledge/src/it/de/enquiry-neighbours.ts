/** Questions about noise, cameras, water damage and condominiums: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_WORDS: Words = {
  'it.ask.noise': {
    says: 'Führen Sie eine Liste mit Tagen und Stunden, und bitten Sie den Hausverwalter (amministratore) zu handeln. Ein Richter kann Lärm stoppen, der nicht mehr erträglich ist. Rufen Sie nachts die Ortspolizei (polizia locale).',
  },
  'it.ask.neighbour-camera': {
    says: 'Die Kamera eines Nachbarn darf sein eigenes Heim filmen, nicht Ihres, Treppe oder Straße. Bitten Sie schriftlich, sie wegzudrehen. Sonst gratis beschweren bei: Garante.',
  },
  'it.ask.condominium': {
    says: 'Ein Eigentümer zahlt nach Anteil. Einen Beschluss können Sie binnen 30 Tagen anfechten, ab der Mitteilung, wenn Sie nicht da waren. Für beschlossene Kosten kann ein Gericht sofortige Zahlung anordnen. Laufende Kosten verjähren meist nach fünf Jahren.',
    dependsOn: 'was die Versammlung beschloss und wann',
  },
  'it.ask.water-damage': {
    says: 'Wem Wohnung oder Rohr gehört, aus dem es kommt, muss reparieren und zahlen, auch ohne Schuld, außer bei reinem Zufall. Gemeinsame Rohre zahlt die Hausgemeinschaft. Machen Sie Fotos und einen Kostenvoranschlag und schreiben Sie jetzt per Einschreiben an Nachbarn, Verwalter und Versicherer. Bei Ablehnung: Gutachter des Gerichts (accertamento tecnico), bei Gefahr Eilantrag. Sie haben fünf Jahre.',
  },
}
