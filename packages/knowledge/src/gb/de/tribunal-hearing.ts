/** Die Ladung zu einem Tribunal: das Recht des Vereinigten Königreichs auf Deutsch. */
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
  'gb.tribunal.benefit-step-papers': {
    says: 'Lesen Sie die Akte der Behörde und markieren Sie Fehler. Schicken Sie neue Belege, etwa vom Arzt, sofort.',
  },
  'gb.tribunal.benefit-step-day': {
    says: 'Nehmen Sie teil, persönlich, am Telefon oder per Video. Erzählen Sie von einem normalen und einem schlechten Tag.',
  },
  'gb.tribunal.benefit-right-free': {
    says: 'Das Verfahren ist kostenlos. Auch wenn Sie verlieren, zahlen Sie der anderen Seite nichts.',
  },
  'gb.tribunal.benefit-right-day': {
    says: 'Sie erfahren den Tag mindestens 14 Tage vorher, wenn Sie nicht weniger zustimmen. Können Sie nicht, bitten Sie sofort um einen anderen.',
  },
  'gb.tribunal.benefit-right-travel': {
    says: 'Sie dürfen jemanden mitbringen, der spricht oder dabei ist. Fragen Sie das Tribunal vorher nach Fahrtgeld.',
  },
  'gb.tribunal.benefit-right-missed': {
    says: 'Fehlen Sie aus gutem Grund, können Sie binnen eines Monats bitten, die Entscheidung aufzuheben (set aside).',
  },
  'gb.tribunal.benefit-insight': {
    says: 'Das Tribunal kann die ganze Leistung prüfen. Es kann sie erhöhen, selten auch senken.',
    actionable: 'Fragen Sie vorher eine Beratung, wenn Sie jetzt schon einen Teil bekommen.',
  },
  'gb.tribunal.benefit-option-go': {
    says: 'Machen Sie eine kurze Liste der falsch entschiedenen Punkte und was es zeigt.',
    title: 'Mit Belegen an der Verhandlung teilnehmen',
    cost: 'Nichts.',
    time: 'Etwa eine Stunde am Tag.',
    risk: 'Eine Entscheidung nur nach Akten hilft weniger Menschen.',
    bestFor: 'Fast alle, die teilnehmen können.',
  },
  'gb.tribunal.benefit-option-help': {
    says: 'Citizens Advice, ein Law Centre oder die Sozialberatung der Gemeinde kann für Sie schreiben.',
    title: 'Kostenlose Beratung für die Verhandlung holen',
    cost: 'Nichts.',
    time: 'Fragen Sie jetzt, Wochen vorher.',
    risk: 'Vielleicht fehlt dort die Zeit. Schicken Sie Ihre Belege trotzdem.',
    bestFor: 'Formulare und Reden fallen Ihnen schwer.',
  },
  'gb.tribunal.ni-step': {
    says: 'Schicken Sie jedes Papier bis zu seinem Tag an das Tribunal und die Gegenseite. Brauchen Sie mehr Zeit, bitten Sie vorher darum.',
  },
  'gb.tribunal.ni-right': {
    says: 'Meist zahlt jede Seite ihre Kosten selbst. Die Labour Relations Agency hilft vorher kostenlos bei einer Einigung.',
  },
  'gb.tribunal.ni-benefit': {
    says: 'Das Verfahren ist kostenlos, auch wenn Sie verlieren. Schicken Sie neue Belege sofort und nehmen Sie teil.',
  },
}
