/** Universal Credit: sanctions, hardship payments, advances and migration notices. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIVERSAL_CREDIT_DE: Words = {
  'gb.credit.right-hardship': {
    says: 'Kürzt eine Sanktion Ihren Universal Credit, können Sie eine Härtezahlung (hardship payment) für Essen, Heizung und Miete beantragen. Stellen Sie den Antrag für jeden Monat neu.',
  },
  'gb.credit.right-sanction': {
    says: 'Sie können verlangen, dass die Sanktion neu geprüft wird. Nennen Sie Ihren guten Grund und schicken Sie Belege.',
  },
  'gb.credit.hardship-back': {
    says: 'Eine Härtezahlung wird erst nach dem Ende Ihrer Sanktionen einbehalten, und nicht in Monaten, in denen Sie genug verdienen.',
  },
  'gb.credit.step-journal': {
    says: 'Schreiben Sie in Ihr Journal, was Sie brauchen und warum. Behalten Sie eine Kopie und notieren Sie jeden Anruf.',
  },
  'gb.credit.advance-loan': {
    says: 'Ein Vorschuss (advance) ist ein Darlehen ohne Zinsen. Er wird jeden Monat zum Teil von späteren Zahlungen abgezogen.',
  },
  'gb.credit.right-advance-less': {
    says: 'Reicht der Rest nicht zum Leben? Bitten Sie um kleinere Abzüge oder um eine Pause. Nennen Sie Ihre Kosten.',
  },
  'gb.credit.migration-wants': {
    says: 'Ihre alten Leistungen enden. Um weiter Hilfe zu bekommen, beantragen Sie Universal Credit bis zum Stichtag (deadline day) im Brief.',
  },
  'gb.credit.right-migration-time': {
    says: 'Schaffen Sie es nicht rechtzeitig? Rufen Sie vor dem Stichtag die Nummer im Brief an. Mit gutem Grund, etwa Krankheit, können Sie mehr Zeit bekommen.',
  },
  'gb.credit.right-migration-protected': {
    says: 'Stellen Sie den Antrag rechtzeitig und war die alte Hilfe höher, kann ein Zuschlag zuerst den Unterschied ausgleichen. Kommt der Antrag zu spät, können Sie ihn verlieren.',
  },
  'gb.credit.migration-step': {
    says: 'Stellen Sie den Antrag online auf GOV.UK vor dem Stichtag. Halten Sie Bankdaten, Miete, Erspartes und Lohn bereit.',
  },
}
