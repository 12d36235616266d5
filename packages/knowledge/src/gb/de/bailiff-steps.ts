/** What to do about a bailiff letter in England or Wales, step by step: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_STEPS_DE: Words = {
  'gb.bailiff.step-offer-early': {
    says: 'Schreiben Sie der Firma vor dem Datum im Bescheid. Bieten Sie eine Wochen- oder Monatsrate an, die Sie durchhalten.',
  },
  'gb.bailiff.step-offer-late': {
    says: 'Rufen Sie heute die Firma an und schreiben Sie dann. Die Frist im Bescheid ist vorbei. Bieten Sie eine Wochen- oder Monatsrate an, die Sie durchhalten.',
  },
  'gb.bailiff.step-offer': {
    says: 'Schreiben Sie jetzt der Firma. Bieten Sie eine Wochen- oder Monatsrate an, die Sie durchhalten.',
  },
  'gb.bailiff.step-not-my-debt': {
    says: 'Ist es die Schuld von jemand anderem? Schicken Sie der Firma einen Beleg, wer dort wohnt, etwa Mietvertrag oder Rechnung. Bitten Sie sie aufzuhören.',
  },
  'gb.bailiff.step-ask-breakdown': {
    says: 'Verlangen Sie eine Liste mit Schuld, jeder Gebühr und jeder Zahlung, mit Datum. Vergleichen Sie sie mit den festen Gebühren.',
  },
  'gb.bailiff.step-check-register': {
    says: 'Suchen Sie den Gerichtsvollzieher (bailiff) im öffentlichen Register. Rufen Sie Gemeinde (council) oder Gericht unter einer Nummer an, die Sie selbst finden.',
  },
  'gb.bailiff.step-closed-door': {
    says: 'Lassen Sie keinen Gerichtsvollzieher (bailiff) herein. Halten Sie Türen verschlossen und sprechen Sie durch die Tür oder am Telefon. Sagen Sie das allen im Haushalt.',
  },
  'gb.bailiff.step-keep-agreement': {
    says: 'Halten Sie die Zahlungen Ihrer Vereinbarung ein. Geht es nicht, rufen Sie vorher an und bitten Sie um eine Änderung.',
  },
  'gb.bailiff.step-advice': {
    says: 'Rufen Sie National Debtline an: 0808 808 4000. Das ist kostenlos. Die Berater haben jeden Tag mit Gerichtsvollziehern (bailiffs) zu tun.',
  },
  'gb.bailiff.step-breathing-space': {
    says: 'Fragen Sie eine Schuldnerberatung nach der Zahlungspause (breathing space). Sie kann Gerichtsvollzieher (bailiffs) 60 Tage stoppen.',
  },
  'gb.bailiff.step-vulnerable': {
    says: 'Ist jemand im Haushalt krank, behindert, schwanger, alt oder sehr jung? Schreiben Sie das der Firma. Bitten Sie sie zu warten.',
  },
  'gb.bailiff.step-never-knew-pcn': {
    says: 'Kamen die früheren Briefe nie an? Verlangen Sie beim Traffic Enforcement Centre die Formulare TE7 und TE9. Damit geht eine verspätete Erklärung.',
  },
  'gb.bailiff.step-check-order': {
    says: 'Halten Sie die Summe für falsch? Fragen Sie die Gemeinde (council) nach Datum und Betrag jeder liability order. Das ist die Gerichtsanordnung dahinter.',
  },
  'gb.bailiff.step-goods-of-others': {
    says: 'Haben sie Sachen aufgelistet oder genommen, die nicht Ihnen gehören? Der Eigentümer soll der Firma innerhalb von 7 Tagen schreiben, mit Belegen.',
  },
  'gb.bailiff.step-council-back': {
    says: 'Bitten Sie die Gemeinde (council), die Schuld zurückzunehmen und Raten zu vereinbaren. Sagen Sie ihr von Krankheit, Kindern oder wenig Einkommen.',
  },
  'gb.bailiff.step-budget': {
    says: 'Machen Sie einen kurzen Haushaltsplan und schicken Sie ihn mit dem Angebot. Beginnen Sie mit den Zahlungen und behalten Sie die Belege.',
  },
  'gb.bailiff.step-reduction': {
    says: 'Haben Sie wenig Einkommen? Fragen Sie die Gemeinde (council) nach Ermäßigung (council tax reduction) und Härtehilfe. Das kann den Betrag selbst senken.',
  },
  'gb.bailiff.step-records': {
    says: 'Heben Sie jeden Brief auf. Notieren Sie zu jedem Anruf Tag, Namen und Inhalt. Sie dürfen einen Besuch aus Ihrer Wohnung filmen.',
  },
}
