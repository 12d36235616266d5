/** Questions about a summons, one's own claim and a free lawyer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_WORDS: Words = {
  'be.ask.summons': {
    says: 'Gehen Sie zur ersten Verhandlung. Bestreiten Sie oder bitten Sie um Raten. Bleiben Sie weg, werden Sie meist verurteilt.',
  },
  'be.ask.option-help': {
    title: 'Kostenlosen Rechtsrat bekommen',
    says: 'Das Büro für juristischen Beistand oder Ihr ÖSHZ beantwortet erste Fragen kostenlos.',
    cost: 'Nichts.',
    time: 'Ein Besuch.',
    risk: 'Keines.',
    bestFor: 'Jede erste Frage.',
  },
  'be.ask.free-lawyer': {
    says: 'Erste Beratung ist für alle gratis (aide de première ligne). Mit kleinem Einkommen bekommen Sie einen kostenlosen oder günstigen Anwalt (pro deo). Gehen Sie mit Belegen zum Büro (BAJ, BJB) oder zu einem Pro-deo-Anwalt.',
  },
  'be.ask.claim-yourself': {
    says: 'Schicken Sie ein Einschreiben mit letztem Tag. Bitten Sie dann den Friedensrichter um eine kostenlose Einigung. Gelingt sie nicht, bringt ein Gerichtsvollzieher eine Ladung. Dieser Richter entscheidet bis 5.000 €, und Sie brauchen keinen Anwalt.',
  },
  'be.ask.judgment': {
    says: 'Meist haben Sie einen Monat ab Zustellung des Urteils für die Berufung. Waren Sie nicht da, und ist die Summe zu klein für die Berufung? Dann können Sie in dem Monat Einspruch einlegen (opposition, verzet). Oft kann es schon vollstreckt werden: Gehen Sie jetzt zu Anwalt oder Rechtshilfe.',
  },
}
