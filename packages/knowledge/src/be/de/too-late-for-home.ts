/** What can still be done about a rented home when the day is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_DE: Words = {
  'be.late.home-reality': {
    says: 'Der Tag im Brief ist vorbei, aber ein Brief setzt niemanden vor die Tür. Es braucht ein Urteil und dann meist einen Monat ab Zustellung.',
  },
  'be.late.home-step': {
    says: 'Bleiben Sie und behalten Sie die Schlüssel, auch wenn der Tag vorbei ist. Zahlen Sie die Miete weiter und schreiben Sie heute per Einschreiben, dass Sie nicht zustimmen.',
  },
  'be.late.rent-reality': {
    says: 'Der Zahltag ist vorbei, der Vermieter kann zum Friedensrichter gehen. Nur dieser kann die Miete beenden. Einen Plan können Sie noch anbieten, auch dort.',
  },
  'be.late.rent-step': {
    says: 'Zahlen Sie heute die Miete dieses Monats und bieten Sie für den Rest schriftlich eine kleine Rate. Fragen Sie heute das CPAS (OCMW): Es kann bei der Schuld helfen und mit dem Vermieter reden.',
  },
  'be.late.evicted-step': {
    says: 'Rufen Sie heute den Gerichtsvollzieher an und fragen Sie nach dem Tag der Räumung. Rufen Sie das CPAS (OCMW) wegen einer Wohnung an und am selben Tag einen kostenlosen Anwalt.',
  },
  'be.late.evicted-right': {
    says: 'Ein Richter kann den Monat ab Zustellung aus schweren Gründen verlängern, etwa ohne andere passende Wohnung, vor allem im Winter. Fragen Sie einen Anwalt, ob das noch geht.',
  },
  'be.late.evicted-option': {
    says: 'Wurde ohne Sie geurteilt, legen Sie Berufung ein. Ist keine möglich, Einspruch beim selben Gericht (opposition, verzet).',
    title: 'Berufung oder Einspruch, wenn ohne Sie entschieden wurde',
    cost: 'Ein Anwalt, kostenlos bei wenig Einkommen.',
    time: 'Ein Monat ab Zustellung durch den Gerichtsvollzieher.',
    risk: 'Sie können inzwischen oft geräumt werden.',
    bestFor: 'Sie haben einen Grund zu bleiben.',
  },
}
