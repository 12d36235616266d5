/** Questions about free legal advice and taking someone to court: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_AND_COURT_DE: Words = {
  'ch.ask.free-lawyer': {
    says: 'Viele Kantone und Anwaltsverbände geben kurze Gratisauskunft (Rechtsauskunft). Für ein Verfahren beantragen Sie beim Gericht unentgeltliche Rechtspflege, mit Belegen zu Einkommen und Ausgaben, wenn der Fall nicht aussichtslos ist. Später müssen Sie es vielleicht zurückzahlen.',
  },
  'ch.ask.sue': {
    says: 'Gehen Sie zuerst zur Schlichtungsbehörde am Wohnort der Gegenseite, bei Miete am Ort der Wohnung. Ein kurzer Brief oder ein Formular genügt, ohne Anwalt. Bei Miete und Arbeit bis 30’000 Franken ist es kostenlos. Ohne Einigung erhalten Sie ein Papier für das Gericht.',
  },
}
