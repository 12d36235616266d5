/** What to do about a council tax letter in England and Wales, step by step: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_STEPS_DE: Words = {
  'gb.council-tax.step-catch-up': {
    says: 'Zahlen Sie die verspätete Rate, wenn möglich, innerhalb von 7 Tagen. Dann läuft Ihr Monatsplan weiter wie vorher.',
  },
  'gb.council-tax.step-call': {
    says: 'Können Sie nicht alles zahlen? Rufen Sie heute die Gemeinde (council) an. Bieten Sie eine Monatsrate an und bitten Sie um Aufschub.',
  },
  'gb.council-tax.step-apply': {
    says: 'Beantragen Sie bei wenig Einkommen die Ermäßigung (council tax reduction). Fragen Sie gleich auch nach Rabatten und Härtehilfe.',
  },
  'gb.council-tax.step-check-bill': {
    says: 'Prüfen Sie den Bescheid: die Zeit, in der Sie dort wohnten, die Namen, die Zahlungen und jeden Rabatt.',
  },
  'gb.council-tax.step-summons': {
    says: 'Rufen Sie vor dem Termin die Gemeinde (council) an. Stimmt der Betrag, müssen Sie nicht hingehen. Bitten Sie aber um Raten und Erlass der Kosten.',
  },
  'gb.council-tax.step-hearing': {
    says: 'Gehen Sie zum Termin, wenn Sie sich verteidigen können. Zum Beispiel haben Sie gezahlt, nicht dort gewohnt oder nie einen Bescheid bekommen.',
  },
  'gb.council-tax.step-order': {
    says: 'Schicken Sie der Gemeinde (council) Einkommen und Kosten. Bitten Sie um Raten oder Abzüge von Lohn oder Leistungen. Bitten Sie, keine Gerichtsvollzieher (bailiffs) zu schicken.',
  },
  'gb.council-tax.step-advice': {
    says: 'Rufen Sie National Debtline an: 0808 808 4000. Dort hilft man kostenlos beim Haushaltsplan. Fragen Sie nach der Zahlungspause (breathing space).',
  },
  'gb.council-tax.step-write': {
    says: 'Halten Sie es für falsch? Schreiben Sie der Gemeinde (council), warum. Verlangen Sie eine schriftliche Entscheidung, damit Sie Widerspruch einlegen können.',
  },
  'gb.council-tax.step-moved': {
    says: 'Sind Sie ausgezogen? Schicken Sie einen Beleg für das Datum: Mietvertrag, Kaufpapier oder letzte Energierechnung.',
  },
  'gb.council-tax.step-occupier': {
    says: 'Der Brief nennt Sie vielleicht nicht. Fragen Sie die Gemeinde (council), wer zahlen soll, für welche Zeit und warum.',
  },
  'gb.council-tax.step-budget': {
    says: 'Rechnen Sie aus, was nach Miete, Energie und Essen bleibt. Bieten Sie das pro Monat an und beginnen Sie sofort.',
  },
  'gb.council-tax.step-this-year': {
    says: 'Zahlen Sie dieses Jahr pünktlich und bieten Sie für die alte Schuld etwas extra an. Schreiben Sie, welche Zahlung für welches Jahr ist.',
  },
  'gb.council-tax.step-twelve': {
    says: 'Bitten Sie darum, in 12 statt 10 Monaten zu zahlen. Jede Rate ist dann kleiner.',
  },
  'gb.council-tax.step-records': {
    says: 'Heben Sie den Brief, Zahlungsbelege und Notizen zu Anrufen auf. Nennen Sie bei Zahlungen Ihre Kontonummer bei der Gemeinde.',
  },
  'gb.council-tax.step-vulnerable': {
    says: 'Sagen Sie der Gemeinde (council) von Krankheit, Behinderung, Schwangerschaft, Trauerfall oder kleinen Kindern. Bitten Sie um Vermerk und Aufschub.',
  },
}
