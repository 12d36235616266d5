/** Gerichtsvollzieher: Lage und Rechte: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_FACTS_DE: Words = {
  'gb.bailiff.fact-notice-wants': {
    says: 'Sie sollen diese Schuld zahlen oder Raten vereinbaren, bevor ein Gerichtsvollzieher (bailiff) kommen darf. Bisher ist das nur ein warnender Brief.',
  },
  'gb.bailiff.fact-notice-over-wants': {
    says: 'Sie sollen diese Schuld zahlen oder Raten vereinbaren. Die Frist im Bescheid ist vorbei. Ein Gerichtsvollzieher (bailiff) darf also kommen.',
  },
  'gb.bailiff.fact-seven-days': {
    says: 'Noch kann niemand Ihre Sachen nehmen. Sie müssen zuerst 7 volle Tage bekommen. Sonntage und Feiertage zählen nicht.',
  },
  'gb.bailiff.fact-reality-old': {
    says: 'Das ist ernst, aber Sie können noch Raten vereinbaren. Ein Bescheid gilt 12 Monate. Hoffen Sie nicht, dass er vergessen ist.',
  },
  'gb.bailiff.fact-notice-lasts': {
    says: 'Ein Vollstreckungsbescheid (notice of enforcement) gilt 12 Monate. Vereinbaren Sie Raten und brechen sie, beginnen die 12 Monate neu.',
    learnMore:
      'Raten, die Sie durchhalten, sind also besser als ein größeres Angebot, das Sie vielleicht verpassen.',
  },
  'gb.bailiff.fact-wants': {
    says: 'Sie wollen Geld für eine Schuld und dazu ihre Gebühren. Sie hoffen auf Zahlung, ohne Sachen zu nehmen.',
  },
  'gb.bailiff.fact-who': {
    says: 'Gerichtsvollzieher (bailiffs) heißen auch enforcement agents. Die meisten arbeiten für private Firmen, die für Gemeinden und Gerichte Geld holen. Jeder braucht eine Zulassung von einem Richter.',
  },
  'gb.bailiff.fact-register': {
    says: 'Sie können einen Gerichtsvollzieher (bailiff) mit Namen im öffentlichen Register suchen (certificated bailiffs). Dort steht, für wen er arbeitet.',
  },
  'gb.bailiff.fact-complaints-body': {
    says: 'Die meisten Firmen gehören zum Enforcement Conduct Board. Es setzt Regeln und prüft Beschwerden, wenn die Firma geantwortet hat.',
  },
  'gb.bailiff.fact-visit-wants': {
    says: 'Ein Gerichtsvollzieher (bailiff) sagt, er war bei Ihnen. Sie wollen Zahlung oder eine Liste von Sachen, die sie verkaufen könnten.',
  },
  'gb.bailiff.fact-door': {
    says: 'Sie müssen keinen Gerichtsvollzieher (bailiff) hereinlassen. Bei Gemeindesteuer (council tax) oder Bußgeld der Gemeinde (penalty charge) dürfen sie beim ersten Besuch nicht mit Gewalt hinein.',
  },
  'gb.bailiff.fact-door-general': {
    says: 'Sie können mit einem Gerichtsvollzieher (bailiff) durch die geschlossene Tür sprechen. Bei den meisten Schulden dürfen sie beim ersten Besuch nicht mit Gewalt in eine Wohnung.',
  },
  'gb.bailiff.fact-door-fine': {
    says: 'Bei einer unbezahlten Geldstrafe (criminal fine) darf ein Gerichtsvollzieher (bailiff) mit angemessener Gewalt hinein. Rufen Sie vorher an und vereinbaren Sie die Zahlung.',
  },
  'gb.bailiff.fact-no-goods-outside': {
    says: 'Wer nicht drinnen war, darf nichts aus Ihrer Wohnung nehmen. Draußen dürfen sie Sachen nehmen, etwa ein Auto.',
  },
  'gb.bailiff.fact-reality': {
    says: 'Das ist ernst, aber Sie haben noch die Wahl. In der Briefstufe sind die Gebühren am kleinsten. Sie springen, wenn ein Gerichtsvollzieher (bailiff) an die Tür kommt.',
  },
  'gb.bailiff.fact-reality-visit': {
    says: 'Sie können wiederkommen. Handeln Sie jetzt. Sie können noch Raten anbieten und die Tür geschlossen halten.',
  },
  'gb.bailiff.fact-who-high-court': {
    says: 'Vollzugsbeamte des High Court (High Court enforcement officers) holen Geld aus Urteilen. Sie handeln mit einem Befehl des High Court (writ).',
  },
  'gb.bailiff.fact-breathing-space': {
    says: 'Die Zahlungspause (breathing space) kann Gerichtsvollzieher (bailiffs) 60 Tage stoppen. Eine Schuldnerberatung beantragt sie kostenlos für Sie.',
    learnMore:
      'In der Pause ruhen die meisten Zinsen, Gebühren und Vollstreckungen. Sie haben Zeit für einen Plan. Geldstrafen (criminal fines) sind nicht dabei.',
  },
  'gb.bailiff.right-hours': {
    says: 'Ein Gerichtsvollzieher (bailiff) darf nur zwischen 6 Uhr morgens und 9 Uhr abends in eine Wohnung kommen. Ein Gericht kann andere Zeiten erlauben.',
  },
  'gb.bailiff.right-door': {
    says: 'Sie haben das Recht, die Tür geschlossen zu halten. Ein Gerichtsvollzieher (bailiff) darf nur durch eine Tür oder einen anderen üblichen Eingang, nicht durch ein Fenster.',
  },
  'gb.bailiff.right-identity': {
    says: 'Sie haben das Recht, einen Ausweis und den Beleg der Befugnis des Gerichtsvollziehers (bailiff) zu sehen. Er kann sie durch den Briefschlitz geben.',
  },
  'gb.bailiff.right-basic-goods': {
    says: 'Sie müssen dalassen, was Ihr Haushalt braucht: Herd oder Mikrowelle, Kühlschrank, Waschmaschine, Betten, Tisch und Stühle, Heizung, Telefon und Kleidung.',
  },
  'gb.bailiff.right-tools': {
    says: 'Sie müssen Werkzeug, Computer oder Fahrzeug dalassen, das Sie für Arbeit oder Studium brauchen, bis zusammen £1,350.',
  },
  'gb.bailiff.right-own-goods': {
    says: 'Sie dürfen nur Sachen der Person nehmen, die das Geld schuldet. Dazu gehören Sachen, die Ihnen gemeinsam mit anderen gehören.',
  },
  'gb.bailiff.right-child-alone': {
    says: 'Sie dürfen nicht herein, wenn nur Kinder unter 16 oder schutzbedürftige Erwachsene (vulnerable adults) da sind.',
  },
  'gb.bailiff.right-vulnerable': {
    says: 'Sind Sie krank, behindert oder gefährdet? Sagen Sie es. Die Besuchsgebühr dürfen sie nur behalten, wenn Sie vorher fair Zeit für Beratung hatten.',
  },
  'gb.bailiff.right-pay-stops': {
    says: 'Zahlen Sie vor dem Verkauf alles samt Gebühren, müssen sie aufhören und Genommenes zurückgeben.',
  },
  'gb.bailiff.right-blue-badge': {
    says: 'Ein Auto mit gültigem Blue Badge dürfen sie nicht nehmen, wenn damit ein behinderter Mensch gefahren wird.',
  },
  'gb.bailiff.right-court': {
    says: 'Verletzt ein Gerichtsvollzieher (bailiff) die Regeln, kann ein Gericht Rückgabe oder Geld für Sie anordnen. Holen Sie zuerst Rat, denn es gibt ein Kostenrisiko.',
  },
  'gb.bailiff.myth-break-in': {
    says: 'Bei den meisten Schulden darf ein Gerichtsvollzieher (bailiff) beim ersten Besuch nicht einbrechen. Anders ist es, wenn er schon einmal drinnen war und Ihre Sachen gelistet hat.',
  },
  'gb.bailiff.myth-prison': {
    says: 'Ein Gerichtsvollzieher (bailiff) kann Sie wegen Schulden bei Gemeinde oder Firmen nicht verhaften oder ins Gefängnis bringen.',
  },
  'gb.bailiff.myth-everything': {
    says: 'Sie können nicht alles nehmen. Geschützt sind einfacher Hausrat, Kindersachen und Sachen anderer Leute.',
  },
  'gb.bailiff.myth-car': {
    says: 'Sie dürfen Ihr eigenes Auto in der Einfahrt oder auf öffentlicher Straße nehmen oder blockieren. Ein finanziertes Auto gehört meist dem Kreditgeber. Ein Arbeitsauto bis £1,350 kann geschützt sein.',
  },
  'gb.bailiff.myth-family': {
    says: 'Was nur anderen gehört, dürfen sie nicht nehmen. Heben Sie Quittungen, Kontoauszüge oder Fahrzeugpapier (log book) auf, um das zu zeigen.',
  },
  'gb.bailiff.myth-police': {
    says: 'Die Polizei kommt vielleicht, damit es ruhig bleibt. Sie kann keine Schuld eintreiben. Sie kann Sie bei einer Schuld bei der Gemeinde auch nicht zwingen, die Tür zu öffnen.',
  },
}
