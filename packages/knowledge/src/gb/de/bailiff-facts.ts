/** What a bailiff letter in England or Wales means: the words in German. */
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
}
