/** Questions about time to breathe, bankruptcy and the home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WAYS_OUT_DE: Words = {
  'gb.ask-debt.breathing-space': {
    says: 'Fragen Sie eine Schuldnerberatung nach der Zahlungspause (breathing space). Sie stoppt 60 Tage die meisten Zinsen, Briefe und Schritte. In einer seelischen Krise mit Behandlung kann sie länger dauern.',
  },
  'gb.ask-debt.moratorium-scotland': {
    says: 'In Schottland können Sie ein Moratorium beantragen. Es stoppt die Vollstreckung durch Gläubiger sechs Monate. Zinsen laufen weiter. Sprechen Sie zuerst mit einer Schuldnerberatung (money adviser).',
  },
  'gb.ask-debt.statutory-demand': {
    says: 'Es ist kein Gerichtsbeschluss, aber ignorieren Sie es nicht. Nach 21 Tagen kann man Ihre Insolvenz beantragen, wenn Sie £5,000 oder mehr schulden. Bestreiten Sie die Schuld oder haben Sie nichts unterschrieben, bitten Sie das Gericht binnen 18 Tagen um Aufhebung. Bei einer Firmenschuld: Gaben Sie eine Bürgschaft? Holen Sie heute kostenlosen Rat.',
  },
  'gb.ask-debt.bankrupt': {
    says: 'Ein Gläubiger kann Ihre Insolvenz (bankruptcy) nur ab £5,000 beantragen. Haben Sie eine statutory demand, können Sie innerhalb von 18 Tagen beim Gericht die Aufhebung beantragen. Holen Sie heute Rat.',
    dependsOn: 'ob Sie diesem Gläubiger £5,000 oder mehr schulden',
  },
  'gb.ask-debt.home': {
    says: 'Bei Karte oder Kredit ohne Sicherheit brauchen sie zuerst ein Urteil. Dann können sie eine Belastung Ihres Hauses (charge) beantragen. Ein Zwangsverkauf ist selten, und ein Richter muss entscheiden.',
    dependsOn: 'ob die Schuld mit Ihrem Haus gesichert ist oder es ein Urteil gibt',
  },
}
