/** A notice of a hearing at an employment tribunal, and what holds for each tribunal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIBUNAL_HEARING_DE: Words = {
  'gb.tribunal.less-formal': {
    says: 'Ein Tribunal ist weniger förmlich als ein Gericht. Viele sprechen selbst, und der Richter hilft mit Fragen.',
  },
  'gb.tribunal.right-needs': {
    says: 'Sagen Sie es dem Tribunal jetzt, wenn Sie wegen Krankheit oder Behinderung Hilfe, Pausen oder einen Dolmetscher brauchen. Das kostet Sie nichts.',
  },
  'gb.tribunal.work-step-papers': {
    says: 'Schicken Sie jedes Papier bis zu seinem Tag an das Tribunal, mit Kopie an die Gegenseite. Heben Sie den Beleg auf.',
  },
  'gb.tribunal.work-step-loss': {
    says: 'Rechnen Sie Ihren Verlust aus: Lohn, Urlaub, Kündigungsfrist und was Sie seither verdient haben. Das ist die Aufstellung (schedule of loss).',
  },
  'gb.tribunal.work-step-order': {
    says: 'Ordnen Sie Briefe, Nachrichten und Lohnzettel nach Datum. Schreiben Sie auf, was jeder Zeuge gesehen hat.',
  },
  'gb.tribunal.work-right-costs': {
    says: 'Meist zahlt jede Seite ihre Kosten selbst, auch wenn sie verliert. Fremde Kosten drohen nur bei schlechtem Verhalten, Verstößen oder aussichtslosen Klagen.',
  },
  'gb.tribunal.work-right-day': {
    says: 'Sie können mit Grund und Beleg um einen anderen Tag oder mehr Zeit bitten. In den letzten sieben Tagen zählen nur starke Gründe.',
  },
  'gb.tribunal.work-right-settle': {
    says: 'Acas kann beiden Seiten bis zum Urteil zu einer Einigung helfen. Es ist kostenlos und bleibt vertraulich.',
  },
  'gb.tribunal.work-warning': {
    says: 'Tun Sie nicht, was angeordnet ist, kann das Tribunal die Klage beenden. Vorher müssen Sie sich äußern dürfen.',
  },
  'gb.tribunal.work-option-settle': {
    says: 'Rufen Sie die zuständige Person bei Acas an. Nennen Sie die Summe und das Zeugnis, mit denen die Sache endet.',
    title: 'Sich über Acas einigen',
    cost: 'Nichts.',
    time: 'Tage oder Wochen, bis zur Entscheidung.',
    risk: 'Nach der Einigung können Sie damit nicht mehr zum Tribunal.',
    bestFor: 'Sie wollen ein Ende ohne Verhandlung.',
  },
  'gb.tribunal.work-option-help': {
    says: 'Fragen Sie jetzt Ihre Gewerkschaft, ein Law Centre oder Citizens Advice. Manche Hausratversicherung zahlt auch einen Anwalt.',
    title: 'Jemanden finden, der für Sie spricht',
    cost: 'Nichts.',
    time: 'Fragen Sie Wochen vor der Verhandlung.',
    risk: 'Freie Hilfe ist nicht sicher. Bereiten Sie weiter vor.',
    bestFor: 'Fälle von Diskriminierung oder lange Verhandlungen.',
  },
  'gb.tribunal.ni-step': {
    says: 'Schicken Sie jedes Papier bis zu seinem Tag an das Tribunal und die Gegenseite. Brauchen Sie mehr Zeit, bitten Sie vorher darum.',
  },
  'gb.tribunal.ni-right': {
    says: 'Meist zahlt jede Seite ihre Kosten selbst. Die Labour Relations Agency hilft vorher kostenlos bei einer Einigung.',
  },
}
