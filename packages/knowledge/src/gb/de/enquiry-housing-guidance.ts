/** Rat bei Fragen zur Wohnung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_GUIDANCE_DE: Words = {
  'gb.ask-housing.step-stay': {
    says: 'Ziehen Sie noch nicht aus und geben Sie keine Schlüssel zurück. Holen Sie zuerst Rat zur Kündigung (notice), denn viele sind ungültig.',
  },
  'gb.ask-housing.step-writing': {
    says: 'Schreiben Sie Vermieter oder Makler. Schreiben Sie, was falsch ist, was Sie wollen und bis wann.',
  },
  'gb.ask-housing.step-proof': {
    says: 'Sammeln Sie Belege: Vertrag, Fotos, Nachrichten, Mietzahlungen und Kautionspapiere.',
  },
  'gb.ask-housing.step-rent': {
    says: 'Zahlen Sie weiter Miete wie gewohnt. Rückstand gibt dem Vermieter einen Grund, den Vertrag zu beenden.',
  },
  'gb.ask-housing.step-shelter': {
    says: 'Holen Sie kostenlosen Rat bei Shelter, 0808 800 4444, oder bei Citizens Advice.',
  },
  'gb.ask-housing.step-shelter-scotland': {
    says: 'Holen Sie kostenlosen Rat bei Shelter Scotland, 0808 800 4444, oder bei Citizens Advice.',
  },
  'gb.ask-housing.step-shelter-cymru': {
    says: 'Holen Sie kostenlosen Rat bei Shelter Cymru, 08000 495 495, oder bei Citizens Advice.',
  },
  'gb.ask-housing.step-housing-rights': {
    says: 'Holen Sie kostenlosen Rat bei Housing Rights, 028 9024 5640.',
  },
  'gb.ask-housing.right-court': {
    says: 'Sie dürfen bleiben, bis ein Gericht den Auszug anordnet, außer Sie teilen die Wohnung mit dem Vermieter.',
  },
  'gb.ask-housing.right-quiet': {
    says: 'Sie haben das Recht, in Ruhe zu wohnen. Drohungen und Belästigung durch den Vermieter sind Straftaten.',
  },
  'gb.ask-housing.right-repair': {
    says: 'Sie haben das Recht auf eine sichere, bewohnbare und instand gehaltene Wohnung.',
  },
  'gb.ask-housing.fact-rights': {
    says: 'Ein Vermieter kann Sie nicht allein hinaussetzen. Er braucht die richtige Kündigung (notice) und dann ein Gericht.',
  },
  'gb.ask-housing.fact-reality': {
    says: 'Die Regeln für private Mieten in England änderten sich am 1. Mai 2026. Älterer Rat und manche Verträge sind jetzt falsch.',
  },
  'gb.ask-housing.fact-cannot': {
    says: 'Wegen einer Kündigung (notice) kann Sie heute niemand hinaussetzen. Gerichtsvollzieher des Gerichts (bailiffs) kommen nur nach einer Anordnung.',
  },
  'gb.ask-housing.option-write': {
    says: 'Schreiben Sie zuerst dem Vermieter. Die Gemeinde (council) kann prüfen und Arbeiten anordnen.',
    title: 'Schreiben, dann die Gemeinde fragen',
    cost: 'Kostenlos',
    time: 'Geben Sie etwa 14 Tage',
    risk: 'Zahlen Sie weiter Miete, während Sie warten.',
    bestFor: 'Reparaturen, Feuchtigkeit, Betreten oder Gebühren.',
  },
  'gb.ask-housing.option-scheme': {
    says: 'Die Stelle sieht Belege beider Seiten an und entscheidet.',
    title: 'Die Schlichtung für Kautionen nutzen',
    cost: 'Kostenlos',
    time: 'Beginnen Sie innerhalb von 3 Monaten nach dem Auszug',
    risk: 'Die Entscheidung ist meist endgültig.',
    bestFor: 'Eine Kaution, die bei einem scheme liegt.',
  },
  'gb.ask-housing.option-help': {
    says: 'Eine Beratung kann die Kündigung und Ihre Rechte prüfen.',
    title: 'Kostenlose Wohnberatung holen',
    cost: 'Kostenlos',
    time: 'Ein Anruf, oft am selben Tag',
    risk: 'Fristen in Kündigung oder Gerichtspost laufen weiter.',
    bestFor: 'Eine Kündigung, Gerichtspost oder Drohungen.',
  },
  'gb.ask-housing.option-tribunal': {
    says: 'Sammeln Sie Anzeigen ähnlicher Wohnungen in der Nähe und stellen Sie rechtzeitig den Antrag.',
    title: 'Das tribunal die Miete festsetzen lassen',
    cost: 'Fragen Sie, ob es eine Gebühr gibt',
    time: 'Bevor die neue Miete beginnt',
    risk: 'Es kann nicht mehr festsetzen, als der Vermieter verlangt.',
    bestFor: 'Die neue Miete liegt über anderen in Ihrer Nähe.',
  },
  'gb.ask-housing.warning-court': {
    says: 'Kam Gerichtspost oder ein Räumungstermin (bailiff), holen Sie heute Hilfe. Vielleicht bekommen Sie legal aid und dürfen gehört werden.',
  },
  'gb.ask-housing.change-section-21': {
    says: 'Die Räumung privater Mieter ohne Grund endete in England am 1. Mai 2026.',
    was: 'Vermieter konnten die meisten privaten Mieten mit einer section 21 notice ohne Grund beenden.',
    is: 'Section 21 gibt es nicht mehr. Ein Vermieter braucht gesetzlichen Grund, Kündigung und Gerichtsanordnung.',
  },
  'gb.ask-housing.change-rent': {
    says: 'Mietklauseln in privaten Verträgen in England wirken nicht mehr.',
    was: 'Nach vielen Verträgen konnte die Miete durch eine Klausel steigen.',
    is: 'Die Miete darf nur einmal im Jahr steigen, mit Form 4A und zwei Monaten Frist.',
  },
  'gb.ask-housing.myth-two-months': {
    says: 'Eine Kündigung (notice) beendet Ihr Wohnrecht nicht. Sie dürfen bleiben, bis ein Gericht anders entscheidet.',
  },
  'gb.ask-housing.myth-repairs': {
    says: 'Es gibt kein Recht, bis zur Reparatur keine Miete zu zahlen. Das gefährdet Ihre Wohnung.',
  },
}
