/** A notice of a hearing at a benefit tribunal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_TRIBUNAL_HEARING_DE: Words = {
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
  'gb.tribunal.ni-benefit': {
    says: 'Das Verfahren ist kostenlos, auch wenn Sie verlieren. Schicken Sie neue Belege sofort und nehmen Sie teil.',
  },
}
