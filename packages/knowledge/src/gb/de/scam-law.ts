/** Woran man das Echte erkennt: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_LAW_DE: Words = {
  'gb.scam.real-bailiff': {
    says: 'Ein echter Gerichtsvollzieher (bailiff) kündigt sich an, wartet sieben volle Tage und hat einen prüfbaren Ausweis. Kein echter kommt heute wegen eines Anrufs.',
  },
  'gb.scam.false-court-papers': {
    says: 'Es ist strafbar, Papiere zu schicken, die wie vom Gericht aussehen. Fragen Sie beim Gericht nach, mit einer Nummer, die Sie selbst auf GOV.UK finden.',
  },
  'gb.scam.false-lawyer': {
    says: 'Nur wer in der amtlichen Liste steht, darf als solicitor arbeiten. Suchen Sie den Namen bei der Solicitors Regulation Authority. Sich so auszugeben ist strafbar.',
  },
  'gb.scam.band-free': {
    says: 'Ihre Steuergruppe (council tax band) prüft die Valuation Office Agency kostenlos. Dafür braucht niemand Geld oder Bankdaten.',
  },
  'gb.scam.who-inherits': {
    says: 'Stirbt jemand ohne Testament, sagt das Gesetz, welche Familie erbt. Ein Fremder mit gleichem Namen bekommt nichts, und es gibt keine Gebühr.',
  },
  'gb.scam.bill-for-business': {
    says: 'Es ist verboten, Firmen ein Angebot zu schicken, das wie eine amtliche Rechnung aussieht. Sie schulden nichts. Melden Sie es Trading Standards.',
  },
  'gb.scam.tv-licence': {
    says: 'Eine TV-Lizenz (TV licence) brauchen Sie nur für Live-Fernsehen oder BBC iPlayer. Prüfen Sie sie auf der amtlichen Seite, die Sie selbst öffnen.',
  },
  'gb.scam.vehicle-tax': {
    says: 'Die Kfz-Steuer (vehicle tax) ist echt, aber die DVLA fragt nie per SMS oder E-Mail nach Kartendaten. Prüfen Sie die Steuer auf einer Seite von GOV.UK, die Sie selbst öffnen.',
  },
}
